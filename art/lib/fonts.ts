import { readFile } from "node:fs/promises";
import { fromRoot } from "./paths";

interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
}

const packages = "node_modules";

/** The fonts that pictures may use by name. All are under the SIL Open Font License. */
const fontFiles: readonly FontFile[] = [
  {
    family: "Atkinson Hyperlegible Next",
    weight: "200 800",
    file: `${packages}/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
  },
  { family: "Kalam", weight: "300", file: `${packages}/@fontsource/kalam/files/kalam-latin-300-normal.woff2` },
  { family: "Kalam", weight: "400", file: `${packages}/@fontsource/kalam/files/kalam-latin-400-normal.woff2` },
  { family: "Kalam", weight: "700", file: `${packages}/@fontsource/kalam/files/kalam-latin-700-normal.woff2` },
];

const fontFace = async ({ family, weight, file }: FontFile): Promise<string> => {
  const data = await readFile(fromRoot(file));
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
