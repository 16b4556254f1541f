import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { studioFontFile } from "../lib/fonts";
import { placeForFile } from "../lib/paths";

/**
 * `npm run font --prefix art`: subsets the body font to the characters the site uses (Basic Latin, Latin-1 letters,
 * typographic punctuation, arrows) and the weights 400 to 800. Source: Atkinson Hyperlegible Next, Braille Institute,
 * SIL Open Font License 1.1. PDF has no variable fonts, so two static weights are written for the capability PDF.
 */

const pdfWeights = [400, 750] as const;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Latin-1: the symbols of English and Spanish, and all letters, for names. */
const latin1 = `\u00a0¡¢£§©«®°±·»¿${range(0xc0, 0xff)}`;
const letters = `${range(0x20, 0x7e)}${latin1}–—‘’“”…•′″→←↑↓≤≥×−€™`;

type FontOptions = Parameters<typeof subsetFont>[2];

const writeSubset = async (file: string, options: FontOptions): Promise<void> => {
  const font = await subsetFont(await readFile(studioFontFile), letters, options);
  await writeFile(await placeForFile(file), font);
  console.log(`${file}: ${font.length} bytes`);
};

const makeFonts = async (): Promise<void> => {
  await writeSubset("src/fonts/atkinson-hyperlegible-next.woff2", {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  for (const wght of pdfWeights) {
    await writeSubset(`src/fonts/print/atkinson-hyperlegible-next-${wght}.ttf`, {
      targetFormat: "truetype",
      variationAxes: { wght },
    });
  }
};

makeFonts().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
