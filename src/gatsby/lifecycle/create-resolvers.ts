import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { resolvePageIndex } from "../data-layer/page-index";
import { responsivePictureResolver } from "../data-layer/responsive-picture";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

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
        resolve: ({ extension, absolutePath }: FileNode) =>
          extension === "svg" ? sharp(absolutePath).metadata() : null,
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
