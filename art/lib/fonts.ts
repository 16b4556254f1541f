import { readFile } from "node:fs/promises";

interface FontFile {
  readonly family: string;
  readonly weight: string;
  /** The full path. */
  readonly file: string;
}

/** The studio's typeface, Atkinson Hyperlegible Next, as a variable font of weights 200 to 800. */
export const studioFontFile =
  require.resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2");

const kalam = (weight: number): FontFile => ({
  family: "Kalam",
  weight: String(weight),
  file: require.resolve(`@fontsource/kalam/files/kalam-latin-${weight}-normal.woff2`),
});

/** The fonts that pictures may use by name. All are under the SIL Open Font License. */
const fontFiles: readonly FontFile[] = [
  { family: "Atkinson Hyperlegible Next", weight: "200 800", file: studioFontFile },
  kalam(300),
  kalam(400),
  kalam(700),
];

/** A font as a style rule with the file inside. */
export const fontFace = async ({ family, weight, file }: FontFile): Promise<string> => {
  const data = await readFile(file);
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:normal;src:url(data:font/woff2;base64,${data.toString("base64")}) format("woff2")}`;
};

/**
 * The fonts as style rules with the files inside, so that no page needs the network or the machine's own fonts.
 * @throws when a font's package is not installed
 */
export const fontStyles = async (): Promise<string> => (await Promise.all(fontFiles.map(fontFace))).join("\n");

/** For SVG text and pages: the studio's type with fallbacks. */
export const studioFont = '"Atkinson Hyperlegible Next", "Atkinson Hyperlegible", Verdana, sans-serif';

/** For pencil drawings. */
export const handFont = "Kalam, cursive";
