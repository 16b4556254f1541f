import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runMain } from "../run-command";
import { writeDocSection } from "./doc-section";
import { growthSection } from "./growth/growth-report";
import { measureGrowth, type GrowthFigures } from "./growth/measure-growth";
import { machine, today } from "./machine";

/**
 * `npm run bench:growth [-- 30 300 3000]`: what the build costs with so many step pages. Writes
 * reports/bench-growth.json and its section of docs/performance.md. A size that is not asked for keeps its last figures.
 */

const usualSizes = [30, 300, 3000];

const resultFile = path.join(root, "reports", "bench-growth.json");

/** What earlier runs of this command wrote, and nobody else: it needs no check. */
const earlier = (): readonly GrowthFigures[] =>
  existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, "utf8")) as readonly GrowthFigures[]) : [];

/** @throws when an argument is no number of pages */
const askedSizes = (): readonly number[] => {
  const sizes = process.argv.slice(2).map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 20 || size % 5 !== 0)) {
    throw new Error("Say how many step pages, from 20 on in fives: npm run bench:growth -- 30 300");
  }
  return sizes.length > 0 ? sizes : usualSizes;
};

runMain(async () => {
  for (const size of askedSizes()) {
    const figures = await measureGrowth(root, size, today(), (what) => {
      console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
    });
    const rows = [...earlier().filter(({ stepPages }) => stepPages !== size), figures].sort(
      (one, other) => one.stepPages - other.stepPages,
    );
    mkdirSync(path.dirname(resultFile), { recursive: true });
    writeFileSync(resultFile, `${JSON.stringify(rows, null, 2)}\n`);
    await writeDocSection("growth", growthSection(rows, machine()));
    console.log(`\n${growthSection(rows, machine())}\n`);
  }
});
