import path from "node:path";
import sharp from "sharp";

interface PictureNode {
  readonly absolutePath: string;
  readonly internal: { readonly contentDigest: string };
}

/** The copies by their paths, finished or not: several parts of the build may ask for one at the same time. */
const copies = new Map<string, Promise<unknown>>();

/**
 * Package: gatsby-plugin-sharp 5.16
 * Problem: it turns a picture that a camera stored lying on its side (EXIF orientation 5 to 8), but computes its sizes
 * from the stored width and height: what is made is cropped to the stored shape.
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/30672
 * Workaround: the pipeline gets a copy that is stored as it is seen.
 * @param folder where copies go, absolute
 * @returns the file itself where its stored width and height are those that are seen
 */
export const uprightPicture = async <File extends PictureNode>(file: File, folder: string): Promise<File> => {
  const { orientation = 1 } = await sharp(file.absolutePath).metadata();
  if (orientation < 5) return file;
  const absolutePath = path.join(folder, `${file.internal.contentDigest}.png`);
  const copy = copies.get(absolutePath) ?? sharp(file.absolutePath).autoOrient().png().toFile(absolutePath);
  copies.set(absolutePath, copy);
  await copy;
  return { ...file, absolutePath };
};
