import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/**
 * `npm run font`: cuts the body font down to the letters this site can use (Basic Latin, Latin-1 letters,
 * typographic punctuation, arrows) and to the weights 400 to 800. Source: Atkinson Hyperlegible Next,
 * Braille Institute, SIL Open Font License 1.1. PDF files take no variable fonts: for them, two weights are cut out.
 */
const root = path.resolve(__dirname, "..");
const source = path.join(
  root,
  "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
);
const printWeights = [400, 750] as const;
const target = path.join(root, "src/fonts/atkinson-hyperlegible-next.woff2");

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Of Latin-1's signs, those that English and Spanish texts use; of its letters, all: names need them. */
const latin1 = `\u00a0¡¢£§©«®°±·»¿${range(0xc0, 0xff)}`;
const letters = `${range(0x20, 0x7e)}${latin1}–—‘’“”…•′″→←↑↓≤≥×−€™`;

const make = async (): Promise<void> => {
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, font);
  console.log(`src/fonts/atkinson-hyperlegible-next.woff2: ${String(font.length)} bytes`);
  for (const wght of printWeights) {
    const name = `src/fonts/print/atkinson-hyperlegible-next-${wght}.ttf`;
    const cut = await subsetFont(readFileSync(source), letters, {
      targetFormat: "truetype",
      variationAxes: { wght },
    });
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), cut);
    console.log(`${name}: ${String(cut.length)} bytes`);
  }
};

make().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
