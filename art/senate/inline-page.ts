import { readFile } from "node:fs/promises";
import path from "node:path";
import { fromRoot } from "../lib/paths";

/** Calls `replace` for every match, one after the other, because it reads files. */
const replaceEach = async (
  text: string,
  pattern: RegExp,
  replace: (name: string) => Promise<string>,
): Promise<string> => {
  let result = "";
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    result += text.slice(from, match.index) + (await replace(match[1] ?? ""));
    from = match.index + match[0].length;
  }
  return result + text.slice(from);
};

const dataAddress = async (file: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(file)).toString("base64")}`;

/**
 * A screen as one text that needs no other file, so that a style can be added before it is captured,
 * such as a larger text size.
 * @param file the screen's HTML, path from the project root
 * @param extraStyle CSS that stands after the screen's own
 * @throws when the screen names a stylesheet, font or picture that is not there
 */
export const inlinePage = async (file: string, extraStyle: string): Promise<string> => {
  const folder = path.dirname(fromRoot(file));
  const html = await readFile(fromRoot(file), "utf8");
  const withStyles = await replaceEach(html, /<link rel="stylesheet" href="([^"]+)" \/>/gu, async (name) => {
    const css = await readFile(path.join(folder, name), "utf8");
    const withFonts = await replaceEach(
      css,
      /url\("([^"]+\.woff2)"\)/gu,
      async (font) => `url("${await dataAddress(path.join(folder, font), "font/woff2")}")`,
    );
    return `<style>${withFonts}</style>`;
  });
  const withPictures = await replaceEach(
    withStyles,
    /src="([^":]+\.svg)"/gu,
    async (name) => `src="${await dataAddress(path.join(folder, name), "image/svg+xml")}"`,
  );
  return withPictures.replace("</head>", `<style>${extraStyle}</style></head>`);
};
