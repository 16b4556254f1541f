import { studioFont } from "../lib/fonts";
import { groups, most } from "./diagrams/needs";
import { color } from "./diagrams/sheet";

/** Size of a picture for the header of a step, in CSS pixels. */
export const headerSize = { width: 390, height: 220 } as const;

const barLeft = 194;
const barSpace = 180;
const rowHeight = 40;

/** A group's name, its bar on a track as in the diagram, and in the bar how many notes it has. */
const row = ({ title, count }: (typeof groups)[number], index: number): string => {
  const y = 12 + index * rowHeight;
  const isMost = count === most;
  const length = Math.round((barSpace * count) / most);
  return `<text x="16" y="${y + 24}" font-weight="${isMost ? 700 : 500}">${title}</text>
<rect x="${barLeft}" y="${y + 2}" width="${barSpace}" height="32" rx="16" fill="${color.mist}"/>
<rect x="${barLeft}" y="${y + 2}" width="${length}" height="32" rx="16" fill="${color.violet}"/>
<text x="${barLeft + length - 14}" y="${y + 25}" fill="${color.ground}" font-size="19" text-anchor="end">${count}</text>`;
};

/** Define: what owners want and need, as in `diagrams/needs.ts`, by number of notes. */
export const needsHeader =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Five groups of notes</title>
<style>html,body{margin:0;background:${color.ground}}svg{display:block;font:700 17px ${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${color.ink}">
${groups.map(row).join("\n")}
</svg></html>`;
