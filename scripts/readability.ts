import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { syllable } from "syllable";
import { countText, fleschKincaidGrade, type TextCounts } from "../src/lib/flesch-kincaid";
import { builtPages } from "./built-pages";
import { exceptions } from "./readability/exceptions";
import { passagesOf, sentencesOf } from "./readability/passages";
import { root, runMain } from "./run-command";

/**
 * `npm run readability`: prints the Flesch-Kincaid grade of every built page and fails above grade 9. With `--hard` the
 * hardest passages of each page are printed.
 */

const highestGrade = 9;

// Silences jsdom's errors about cascade layers.
const virtualConsole = new VirtualConsole();

interface MeasuredPage {
  readonly address: string;
  readonly counts: TextCounts;
  readonly grade: number;
  readonly hardest: readonly { readonly passage: string; readonly grade: number }[];
}

const measure = (address: string): MeasuredPage => {
  const html = readFileSync(path.join(root, "public", address, "index.html"), "utf8");
  const main = new JSDOM(html, { virtualConsole }).window.document.querySelector("main");
  if (main === null) throw new Error(`${address} has no main part.`);
  const passages = passagesOf(main).filter((passage) => !exceptions.some(({ begins }) => passage.startsWith(begins)));
  const counts = countText(passages.flatMap(sentencesOf), syllable);
  const hardest = passages
    .map((passage) => ({ passage, grade: fleschKincaidGrade(countText(sentencesOf(passage), syllable)) }))
    .filter(({ passage }) => passage.split(" ").length >= 8)
    .sort((a, b) => b.grade - a.grade)
    .slice(0, 8);
  return { address, counts, grade: fleschKincaidGrade(counts), hardest };
};

runMain(() => {
  const pages = builtPages(path.join(root, "public"))
    .map(measure)
    .sort((a, b) => a.address.localeCompare(b.address));
  for (const { address, counts, grade } of pages) {
    console.log(`${grade.toFixed(1).padStart(4)}  ${address} (${String(counts.words)} words)`);
  }
  if (process.argv.includes("--hard")) {
    for (const { address, hardest } of pages) {
      console.log(`\n${address}`);
      for (const { passage, grade } of hardest) console.log(`  ${grade.toFixed(1)}  ${passage}`);
    }
  }
  const hard = pages.filter(({ grade }) => grade > highestGrade);
  if (hard.length > 0) {
    process.exitCode = 1;
    console.error(`\nAbove grade ${highestGrade}: ${hard.map(({ address }) => address).join(", ")}`);
  }
  return Promise.resolve();
});
