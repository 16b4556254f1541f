import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { z } from "zod";
import type { ResolverContext } from "../data-layer/filled-content";
import { resolvePageIndex } from "../data-layer/page-index";
import { publishedAddressResolver, responsivePictureResolver } from "../data-layer/responsive-picture";

const marked = z.looseObject({ sample: z.literal(true) });

/** Resolves `InventedPart.isMarked`: whether a file of one of its kinds is marked `sample: true`. */
const hasMarkedFile = async (
  { marks }: { readonly marks: readonly string[] },
  _arguments: unknown,
  { nodeModel }: ResolverContext,
): Promise<boolean> => {
  const kinds = await Promise.all(marks.map((type) => nodeModel.findAll({ type })));
  return kinds.some(({ entries }) => [...entries].some((entry) => marked.safeParse(entry).success));
};

/** Computed fields: an image file's dimensions and address, a raster image's widths and formats, the page index, marks. */
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
      src: {
        type: "String!",
        resolve: publishedAddressResolver(args),
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
