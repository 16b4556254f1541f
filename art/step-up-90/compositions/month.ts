import { studioFont } from "../../lib/fonts";
import { color } from "../diagrams/sheet";

interface Stage {
  readonly name: string;
  readonly feels: string;
  /** Where the line runs. */
  readonly y: number;
}

/** Rosa's stages as in `diagrams/journey-map.ts`. */
const stages: readonly Stage[] = [
  { name: "Measure", feels: "Calm", y: 110 },
  { name: "Write", feels: "Annoyed", y: 160 },
  { name: "Wait", feels: "Unsure", y: 146 },
  { name: "Visit", feels: "Exposed", y: 176 },
  { name: "Talk", feels: "Seen", y: 100 },
];

const step = 75;
const middleOf = (index: number): number => 45 + index * step;

const stageColumn = ({ name, feels, y }: Stage, index: number): string => {
  const x = middleOf(index);
  const isLow = y > 120;
  return `<rect x="${x - 36}" y="14" width="72" height="38" rx="9" fill="${color.deep}"/>
<text x="${x}" y="39" fill="${color.white}" font-size="14.5" font-weight="600">${name}</text>
<circle cx="${x}" cy="${y}" r="9" fill="${isLow ? color.paper : color.teal}" stroke="${color.teal}" stroke-width="4.5"/>
<text x="${x}" y="${isLow ? y + 32 : y - 18}">${feels}</text>`;
};

/** Define: how Rosa feels while a reading waits, for the header, 390 by 220. */
export const monthPage =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A reading waits four weeks</title>
<style>html,body{margin:0;background:${color.paper}}svg{display:block;font:700 16.5px ${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${color.ink}" text-anchor="middle">
<path d="M${stages.map(({ y }, index) => `${middleOf(index)} ${y}`).join("L")}" fill="none" stroke="${color.teal}" stroke-width="4.5" stroke-linejoin="round"/>
<path d="M126 112H264M134 106L126 112L134 118M256 106L264 112L256 118" fill="none" stroke="${color.quiet}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<text x="195" y="100" fill="${color.quiet}">Four weeks</text>
${stages.map(stageColumn).join("\n")}
</svg></html>`;
