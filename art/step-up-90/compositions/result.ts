import { studioFont } from "../../lib/fonts";
import { color } from "../diagrams/sheet";
import { tasks } from "../diagrams/test-findings";

const left = 32;
const right = 390 - left;

/** Full discs for people who did it alone, then rings, as in `diagrams/test-findings.ts`. */
const discs = (y: number, done: number, total: number): string =>
  Array.from(
    { length: total },
    (_, index) =>
      `<circle cx="${132 + index * 26}" cy="${y}" r="9.5" fill="${index < done ? color.teal : color.white}" stroke="${color.teal}" stroke-width="3"/>`,
  ).join("");

const round = (name: string, y: number, done: number, total: number): string =>
  `<rect x="18" y="${y - 30}" width="354" height="60" rx="14" fill="${color.white}"/>
<text x="${left}" y="${y + 7}" font-size="20">${name}</text>${discs(y, done, total)}
<text x="${right}" y="${y + 9}" font-size="25" font-weight="700" fill="${color.deep}" text-anchor="end">${done} of ${total}</text>`;

/** Test: how many logged a reading alone in each round, for the header, 390 by 220. */
export const resultPage = (): string => {
  const logged = tasks.find(({ task }) => task === "Log a reading");
  if (logged === undefined) throw new Error("The test has no task of logging a reading.");
  const { task, people, first, second } = logged;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${task}, alone</title>
<style>html,body{margin:0;background:${color.tealSoft}}svg{display:block;font-family:${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${color.ink}">
<text x="${left}" y="49" font-size="27" font-weight="700" fill="${color.deep}">${task} alone</text>
<text x="${right}" y="49" font-size="20" text-anchor="end">sample</text>
${round("Round 1", 104, first, people)}
${round("Round 2", 172, second, people)}
</svg></html>`;
};
