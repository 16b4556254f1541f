import { readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { resolvePageIndex } from "../data-layer/page-index";
import { responsivePictureResolver } from "../data-layer/responsive-picture";
import { svgSize } from "../../lib/svg-size";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

/** Width and height in CSS pixels, from the attributes of the root or its `viewBox`. @throws when it has neither */
const svgDimensions = (file: string) => {
  const size = svgSize(readFileSync(file, "utf8"));
  if (size === undefined) throw new Error(`${file} says neither width and height nor viewBox.`);
  return { width: Math.round(size.width), height: Math.round(size.height) };
};

/** Computed fields: an SVG's size, a raster image's widths and formats, the page index. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create, ...args }) => {
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolvePageIndex },
    },
    File: {
      // Width and height of an img prevent layout shift.
      vector: {
        type: "SvgDimensions",
        resolve: ({ extension, absolutePath }: FileNode) => (extension === "svg" ? svgDimensions(absolutePath) : null),
      },
    },
    ContentPicture: {
      raster: {
        type: "RasterPicture",
        args: { place: "PicturePlace!" },
        resolve: responsivePictureResolver(args),
      },
    },
  });
};
