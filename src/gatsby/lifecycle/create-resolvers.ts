import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { svgDimensions } from "../../lib/svg-dimensions";
import { resolvePageIndex } from "../data-layer/page-index";
import { resolveResponsivePicture } from "../data-layer/responsive-picture";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

/** Computed fields: an SVG's size, a raster image's widths and formats, the page index. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create }) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolvePageIndex },
    },
    File: {
      // Width and height of an img prevent layout shift.
      vector: {
        type: "SvgDimensions",
        resolve: async (file: FileNode) =>
          file.extension === "svg" ? svgDimensions(await readFile(file.absolutePath, "utf8")) : null,
      },
    },
    ContentPicture: {
      raster: {
        type: "RasterPicture",
        args: { place: "PictureWidths!" },
        resolve: resolveResponsivePicture,
      },
    },
  });
};
