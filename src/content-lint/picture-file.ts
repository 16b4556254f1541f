import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { svgSize } from "../lib/svg-size";
import type { Diagnostic } from "./diagnostic";

/** A picture's size in pixels as it is seen, right side up. Or why nothing is seen, in words for editors. */
export type PictureFile = { readonly width: number; readonly height: number } | Pick<Diagnostic, "message" | "fix">;

/** Formats as sharp names them, by the ending of the file. */
const formats: Readonly<Record<string, string>> = { png: "png", jpg: "jpeg", svg: "svg" };

/** The least width and height of a drawing in pixels: less is a mistake in its `viewBox`, and rounds to a wrong shape. */
const leastDrawing = 8;

const otherFormat = (name: string, format?: string): PictureFile => {
  const ending = Object.keys(formats).find((key) => formats[key] === format);
  const right = name.replace(/\w+$/u, ending ?? "");
  return {
    message: `The file ${name} is not the kind of picture that its name says.`,
    fix:
      ending === undefined
        ? "Open it in a picture program and save it as PNG or JPG. Changing the name is not enough."
        : `It is ${ending.toUpperCase()}: give the file the name ${right}, and write ${right}`,
  };
};

/**
 * Why browsers would not show a drawing as it was meant: in XML (https://www.w3.org/TR/xml/) one error hides all of it.
 * @param problem what librsvg says of the file
 */
const drawingError = (name: string, bytes: Buffer, problem: string): PictureFile | undefined => {
  const wrong = (what: string, correction: string): PictureFile => ({
    message: `The drawing ${name} ${what}.`,
    fix: `Save it as SVG again in the program that it was drawn with, or, in a text editor, ${correction}`,
  });
  const [, line = "", column = "", reason] =
    /(?:on line |\(null\):)(\d+)(?: column |:)(\d+)(?: of data)?: (.*)/u.exec(problem) ?? [];
  if (reason !== undefined) {
    const words = /entity/iu.test(reason) ? "an & that is not written as &amp;" : reason;
    return wrong(`cannot be shown. It has an error in line ${line}, character ${column}: ${words}`, "correct that.");
  }
  if (problem.includes("<svg> root") || !/<(?:\w+:)?svg\s[^>]*?\bxmlns/u.test(bytes.toString())) {
    const begin = 'begin its first tag with <svg xmlns="http://www.w3.org/2000/svg"';
    return wrong("does not say that it is SVG, so browsers do not show it", begin);
  }
  const size = svgSize(bytes.toString());
  if (size !== undefined && Math.min(size.width, size.height) >= leastDrawing) return undefined;
  const tiny =
    size === undefined ? "does not say how large it is" : `is only ${size.width} by ${size.height} pixels large`;
  return wrong(tiny, 'write its size into its first tag: <svg viewBox="0 0 1600 1000"');
};

/**
 * Decodes a picture file, as the build will.
 * @param file its path, absolute
 * @param name its name in messages
 * @throws when there is no such file
 */
export const readPictureFile = async (file: string, name: string): Promise<PictureFile> => {
  const bytes = await readFile(file);
  if (bytes.length === 0) return { message: `The file ${name} is empty.`, fix: "Put the picture there again." };
  const ending = path.extname(name).slice(1);
  const explain = (problem: string) => (ending === "svg" ? drawingError(name, bytes, problem) : undefined);
  try {
    // A drawing of any size is painted small.
    const image = sharp(bytes, { limitInputPixels: ending !== "svg" });
    const { format, autoOrient } = await image.metadata();
    if (format !== formats[ending]) return otherFormat(name, format);
    // This decodes the whole file.
    const pixels = await image.resize(64, 64, { fit: "inside" }).ensureAlpha().raw().toBuffer();
    if (pixels.some((value, index) => index % 4 === 3 && value > 0)) return explain("") ?? autoOrient;
    return explain("") ?? { message: `The picture ${name} shows nothing.`, fix: "Save it again where it was made." };
  } catch (error) {
    const problem = error instanceof Error ? error.message : "";
    // libvips looks for <svg in the first 1000 bytes only, which a long comment fills.
    if (problem.includes("unsupported image format"))
      return (ending === "svg" ? svgSize(bytes.toString()) : undefined) ?? otherFormat(name);
    const message = `The file ${name} is damaged: a part of the picture is missing or cannot be read.`;
    return explain(problem) ?? { message, fix: "Copy it again from where it comes from, or save it again." };
  }
};
