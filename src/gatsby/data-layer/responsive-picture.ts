import type { GraphQLFieldResolver, GraphQLResolveInfo } from "graphql";
import { z } from "zod";
import { pictureWidths, type PictureWidths } from "./picture-widths";

/**
 * The field `raster` of a content picture: widths and formats made by gatsby-plugin-image's pipeline,
 * in a shape that a plain <picture> can use. The widths come from the picture's place in the
 * layout, or from the content where a picture names its own.
 */

interface DataLayer {
  readonly nodeModel: { getNodeById: (input: { id: string }) => unknown };
}

const fileNode = z.object({ extension: z.string(), children: z.array(z.string()) });

const imageData = z.object({
  height: z.number(),
  images: z.object({
    fallback: z.object({ src: z.string(), srcSet: z.string() }),
    sources: z.tuple([z.object({ type: z.literal("image/avif"), srcSet: z.string() })]),
  }),
});

const fieldResolver = (
  info: GraphQLResolveInfo,
  type: string,
  field: string,
): GraphQLFieldResolver<unknown, DataLayer> => {
  const owner = info.schema.getType(type);
  const definition = owner !== undefined && "getFields" in owner ? owner.getFields()[field] : undefined;
  const resolve = definition !== undefined && "resolve" in definition ? definition.resolve : undefined;
  if (resolve === undefined) throw new Error(`The data layer has no field ${type}.${field}.`);
  return resolve;
};

/** Types of what `raster` returns. */
export const responsivePictureTypes = `
  "A picture's place in the layout, which decides its widths (src/gatsby/data-layer/picture-widths.ts)."
  enum PictureWidths {
    ${Object.keys(pictureWidths).join("\n    ")}
  }

  "A raster picture in several widths, as WebP and AVIF. Width and height are those of the largest."
  type RasterPicture {
    width: Int!
    height: Int!
    src: String!
    srcSet: String!
    avif: String!
  }
`;

/**
 * Resolves `ContentPicture.raster(place: …)`.
 * @returns null for an SVG, which needs no widths
 * @throws when the pipeline gives no picture
 */
export const resolveResponsivePicture = async (
  picture: { readonly widths?: readonly number[] | null },
  { place }: { readonly place: PictureWidths },
  context: DataLayer,
  info: GraphQLResolveInfo,
): Promise<object | null> => {
  const file: unknown = await fieldResolver(info, info.parentType.name, "image")(picture, {}, context, {
    ...info,
    fieldName: "image",
  });
  const { extension, children } = fileNode.parse(file);
  if (extension === "svg") return null;
  const image = children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((node) => z.object({ internal: z.object({ type: z.literal("ImageSharp") }) }).safeParse(node).success);
  const breakpoints = picture.widths ?? pictureWidths[place];
  const made: unknown = await fieldResolver(info, "ImageSharp", "gatsbyImageData")(
    image,
    {
      layout: "fullWidth",
      placeholder: "none",
      // No PNG or JPEG: browsers without WebP (before 2020) show the alternative text.
      formats: ["webp", "avif"],
      breakpoints: [...breakpoints],
      // Chosen by eye for each format, on screens with flat colors and small text. `quality` is AVIF's.
      quality: 45,
      webpOptions: { quality: 72 },
    },
    context,
    info,
  );
  const { height, images } = imageData.parse(made);
  const largest = Math.max(
    ...images.fallback.srcSet.split(",").map((entry) => Number.parseInt(entry.trim().split(/\s+/u)[1] ?? "0", 10)),
  );
  return {
    width: largest,
    height: Math.round(largest * height),
    src: images.fallback.src,
    srcSet: images.fallback.srcSet,
    avif: images.sources[0].srcSet,
  };
};
