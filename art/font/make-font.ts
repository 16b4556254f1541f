import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { studioFontFile } from "../lib/fonts";
import { placeForFile } from "../lib/paths";

/**
 * `npm run font --prefix art`: subsets the body font to the characters the site uses (Basic Latin, Latin-1 letters,
 * typographic punctuation, arrows) and the weights 400 to 800. Source: Atkinson Hyperlegible Next, Braille Institute,
 * SIL Open Font License 1.1.
 */

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Latin-1: the symbols of English and Spanish, and all letters, for names. */
const latin1 = `\u00a0¡¢£§©«®°±·»¿${range(0xc0, 0xff)}`;
const letters = `${range(0x20, 0x7e)}${latin1}–—‘’“”…•′″→←↑↓≤≥×−€™`;

const makeFont = async (): Promise<void> => {
  const file = "src/fonts/atkinson-hyperlegible-next.woff2";
  const font = await subsetFont(await readFile(studioFontFile), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  await writeFile(await placeForFile(file), font);
  console.log(`${file}: ${font.length} bytes`);
};

makeFont().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
