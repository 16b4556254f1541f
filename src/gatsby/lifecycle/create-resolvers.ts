import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { hasMarkedFile } from "../data-layer/has-marked-file";
import { resolvePageIndex } from "../data-layer/page-index";
import { responsivePictureResolver } from "../data-layer/responsive-picture";

/** Computed fields: an image file's dimensions, a raster image's widths and formats, the page index, marks. */
export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create, ...args }) => {
  create({
    Query: {
      listedPages: { type: "[ListedPage!]!", resolve: resolvePageIndex },
    },
    InventedPart: {
      isMarked: { type: "Boolean!", resolve: hasMarkedFile },
    },
    File: {
      // Width and height of an img prevent layout shift.
      dimensions: {
        type: "ImageDimensions",
        resolve: async ({ absolutePath }: { readonly absolutePath: string }) =>
          (await sharp(absolutePath).metadata()).autoOrient,
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
