import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { svgDimensions } from "../lib/svg-dimensions";
import { resolveListedPages } from "./listed-pages";
import { resolveResponsivePicture } from "./responsive-picture";

interface FileNode {
  readonly extension: string;
  readonly absolutePath: string;
}

/**
 * Fields that are worked out rather than written down: an SVG's size, a raster picture's widths and formats,
 * the list of all pages.
 */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create }) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolveListedPages },
    },
    File: {
      // The page needs the size to reserve the picture's place (no layout shift).
      vector: {
        type: "SvgDimensions",
        resolve: async (file: FileNode) =>
          file.extension === "svg" ? svgDimensions(await readFile(file.absolutePath, "utf8")) : null,
      },
    },
    ContentPicture: {
      raster: {
        type: "RasterPicture",
        args: { place: "String!" },
        resolve: resolveResponsivePicture,
      },
    },
  });
};
