import type { NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql";
import sharp from "sharp";
import { z } from "zod";
import { picturePlaces, type PicturePlace, type PicturePlaceSize } from "../../content-schema/picture-places";

/**
 * The field `raster` of a content picture: the widths and formats that gatsby-plugin-sharp makes of it, in a shape that a
 * plain `<picture>` can use. Which widths depends on the picture's place in the layout, unless the content names some.
 */

const fileNode = z.looseObject({
  extension: z.string(),
  absolutePath: z.string(),
  internal: z.looseObject({ contentDigest: z.string() }),
});

const fallback = z.object({ src: z.string(), srcSet: z.string() });
const imageData = z.object({
  height: z.number(),
  images: z.object({
    fallback,
    sources: z.tuple([z.object({ type: z.literal("image/avif"), srcSet: z.string() })]),
  }),
});

/**
 * Qualities of AVIF and WebP, chosen by eye on enlarged crops. Beside the small text of screens on flat colors, halos show at
 * 45 and 72. The grain of drawn paper hides more, and costs the most bytes.
 */
const qualities = { screen: { avif: 55, webp: 82 }, paper: { avif: 36, webp: 60 } } as const;

/** The value of another field of the same node, by that field's own resolver. */
const resolveField = (
  source: unknown,
  fieldName: string,
  context: unknown,
  info: GraphQLResolveInfo,
): ReturnType<GraphQLFieldResolver<unknown, unknown>> => {
  const { resolve } = info.parentType.getFields()[fieldName] ?? {};
  if (resolve === undefined) throw new Error(`The data layer has no field ${info.parentType.name}.${fieldName}.`);
  return resolve(source, {}, context, { ...info, fieldName });
};

type PipelineArgs = Pick<NodePluginArgs, "cache" | "pathPrefix" | "reporter">;

/** Makes files of a picture, which may be as wide as the window. */
const makeFiles = ({ cache, pathPrefix, reporter }: PipelineArgs, file: object, args: object): Promise<unknown> =>
  generateImageData({
    file,
    args: { layout: "fullWidth", placeholder: "none", ...args },
    pathPrefix,
    reporter,
    cache,
  });

/**
 * Makes the resolver of `File.src`, an image file's address on the site. A drawing is published as it is. Of any other
 * picture there's a WebP of the same size and never the file itself, in which a camera may have written where it was.
 */
export const publishedAddressResolver =
  (pipeline: PipelineArgs) =>
  async (source: unknown, _arguments: unknown, context: unknown, info: GraphQLResolveInfo): Promise<unknown> => {
    const file = fileNode.parse(source);
    if (file.extension === "svg") return resolveField(source, "publicURL", context, info);
    const { width } = await sharp(file.absolutePath).metadata();
    const made = await makeFiles(pipeline, file, {
      formats: ["webp"],
      breakpoints: [width],
      webpOptions: { quality: qualities.screen.webp },
    });
    return z.object({ images: z.object({ fallback }) }).parse(made).images.fallback.src;
  };

/** Types of what `raster` returns. */
export const responsivePictureTypes = `
  "A picture's place in the layout, which decides its widths (src/content-schema/picture-places.ts)."
  enum PicturePlace {
    ${Object.keys(picturePlaces).join("\n    ")}
  }

  "A raster picture in several widths, as WebP and AVIF. Width and height are those of the largest; the file may be wider."
  type RasterPicture {
    width: Int!
    height: Int!
    fileWidth: Int!
    hasAlpha: Boolean!
    src: String!
    srcSet: String!
    avif: String!
  }
`;

/**
 * Makes the resolver of `ContentPicture.raster(place: …)`. It returns null for an SVG, which needs no widths.
 * @throws when the pipeline gives no picture
 */
export const responsivePictureResolver =
  (pipeline: PipelineArgs) =>
  async (
    picture: { readonly widths?: readonly number[] | null; readonly frame?: string | null },
    { place }: { readonly place: PicturePlace },
    context: unknown,
    info: GraphQLResolveInfo,
  ): Promise<object | null> => {
    const file = fileNode.parse(await resolveField(picture, "image", context, info));
    if (file.extension === "svg") return null;
    const { widths, aspectRatio }: PicturePlaceSize = picturePlaces[place];
    const quality = picture.frame === "paper" ? qualities.paper : qualities.screen;
    const made = await makeFiles(pipeline, file, {
      // No PNG or JPEG: browsers without WebP (before 2020) show the alternative text.
      formats: ["webp", "avif"],
      breakpoints: [...(picture.widths ?? widths)],
      ...(aspectRatio === undefined ? {} : { aspectRatio, transformOptions: { cropFocus: sharp.gravity.north } }),
      quality: quality.avif,
      webpOptions: { quality: quality.webp },
    });
    const { height, images } = imageData.parse(made);
    const largest = Math.max(
      ...images.fallback.srcSet.split(",").map((entry) => Number.parseInt(entry.trim().split(/\s+/u)[1] ?? "0", 10)),
    );
    const { width: fileWidth, hasAlpha } = await sharp(file.absolutePath).metadata();
    return {
      width: largest,
      height: Math.round(largest * height),
      fileWidth,
      hasAlpha,
      src: images.fallback.src,
      srcSet: images.fallback.srcSet,
      avif: images.sources[0].srcSet,
    };
  };
