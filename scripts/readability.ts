import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { syllable } from "syllable";
import { countText, fleschKincaidGrade, type TextCounts } from "../src/lib/flesch-kincaid";
import { builtPages } from "./built-pages";
import { exceptions } from "./readability/exceptions";
import { passagesOf, sentencesOf } from "./readability/passages";
import { root, runMain } from "./run-command";

/**
 * `npm run readability`: prints the Flesch-Kincaid grade of every built page and fails above grade 9. With `--write` the table goes to docs/readability.md as well, with `--hard` the hardest passages of each
 * page are printed.
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

const tableOf = (pages: readonly MeasuredPage[]): string => {
  const rows = pages.map(({ address, counts, grade }) => [
    `\`${address}\``,
    String(counts.words),
    String(counts.sentences),
    grade.toFixed(1),
  ]);
  const head = ["page", "words", "sentences", "grade"];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
};

const documentOf = (table: string): string => `# How plain the words are

Each page's main part, measured by Flesch and Kincaid's grade: the school grade in the United States at which a text is
read with ease. No page may stand above grade ${highestGrade} (WCAG 3.1.5 asks for lower secondary education, which ends with it).
\`npm run readability\` measures and fails above it, \`npm run readability -- --write\` writes this page,
\`npm run readability -- --hard\` shows the hardest passages.

What counts: every sentence in paragraphs, lists, captions and tables. What does not: headings, labels and list items that
are no sentences (they would make a page look plainer than it is), navigation, forms, postal addresses, industry codes, mail and web addresses. A proper name counts as one
plain word (the list is in \`scripts/readability/passages.ts\`), a figure as one syllable.

${table}

## Exceptions

${exceptions.map(({ begins, reason }) => `- "${begins}": ${reason}`).join("\n")}
`;

runMain(() => {
  const pages = builtPages(path.join(root, "public"))
    .map(measure)
    .sort((a, b) => a.address.localeCompare(b.address));
  const table = tableOf(pages);
  console.log(table);
  if (process.argv.includes("--write")) writeFileSync(path.join(root, "docs", "readability.md"), documentOf(table));
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
