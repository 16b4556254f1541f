import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { z } from "zod";
import { isAt } from "../../content-lint/rules/mark-rules";
import type { ResolverContext } from "../data-layer/filled-content";
import { resolvePageIndex } from "../data-layer/page-index";
import { publishedAddressResolver, responsivePictureResolver } from "../data-layer/responsive-picture";

const marked = z.looseObject({ sample: z.literal(true) });
const contentFile = z.looseObject({ relativePath: z.string(), children: z.array(z.string()) });

/** Resolves `InventedPart.isMarked`: whether a file that it names is marked `sample: true`. */
const hasMarkedFile = async (
  { marks }: { readonly marks: readonly string[] },
  _arguments: unknown,
  { nodeModel }: ResolverContext,
): Promise<boolean> => {
  const { entries } = await nodeModel.findAll({ type: "File" });
  const files = [...entries].map((entry) => contentFile.parse(entry));
  const named = files.filter(({ relativePath }) => marks.some((place) => isAt(place, relativePath)));
  const contents = nodeModel.getNodesByIds({ ids: named.flatMap(({ children }) => children) });
  return contents.some((content) => marked.safeParse(content).success);
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
        resolve: ({ absolutePath }: { readonly absolutePath: string }) => sharp(absolutePath).metadata(),
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
