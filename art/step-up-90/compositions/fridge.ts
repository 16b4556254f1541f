import { handFont, studioFont } from "../../lib/fonts";
import { createPencil, graphite, paperColor, seedOf } from "../../lib/pencil";
import { color } from "../diagrams/sheet";

const pencil = createPencil(seedOf("step up fridge"));

/** The edge of the fridge's door, with its handle. */
const door = `<rect x="-30" y="-30" width="257" height="280" rx="24" fill="${color.edge}" stroke="${color.tealEdge}" stroke-width="3"/>
<rect x="207" y="58" width="9" height="104" rx="4.5" fill="${color.teal}"/>`;

/** A 1 that could be a 7, 22 wide and 42 high. */
const doubtfulDigit = (x: number, y: number): string =>
  pencil.path(`M${x} ${y + 10}L${x + 22} ${y}L${x + 11} ${y + 42}`, { width: 4, roughness: 1.6 });

const written = (y: number, x: number, reading: string, size: number): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700">${reading}</text>`;

/** Rosa's card below a magnet, written by a hand that shakes. */
const paperCard = `<g transform="rotate(-3 104 114)">
<rect x="12" y="30" width="184" height="166" rx="3" fill="${paperColor}" stroke="${color.warmEdge}" stroke-width="1.5"/>
<path d="M26 98H182M26 173H182" stroke="${color.edge}" stroke-width="1.5"/>
<g filter="url(#tremor)" fill="${graphite}" font-family="${handFont}">
${written(88, 34, "132 / 83", 35)}
${doubtfulDigit(32, 117)}
${written(157, 75, "28 / 82", 33)}
</g>
${pencil.circle(44, 139, 58, { color: color.coral, width: 3, roughness: 1.2 })}
<circle cx="104" cy="32" r="13" fill="${color.teal}"/>
</g>`;

const tremor = `<filter id="tremor" x="-10%" y="-10%" width="120%" height="120%">
<feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="2" seed="11" result="wander"/>
<feDisplacementMap in="SourceGraphic" in2="wander" scale="6.5" xChannelSelector="R" yChannelSelector="G"/></filter>`;

const labels = [
  { stage: "Write", y: 24, lines: ["“Is that a 1", "or a 7?”"] },
  { stage: "Wait", y: 122, lines: ["“Does anyone", "look?”"] },
] as const;

const label = ({ stage, y, lines }: (typeof labels)[number]): string =>
  `<rect x="240" y="${y}" width="134" height="32" rx="9" fill="${color.deep}"/>
<text x="252" y="${y + 23}" font-size="20" font-weight="700" fill="${color.white}">${stage}</text>
${lines.map((line, index) => `<text x="240" y="${y + 55 + index * 23}" font-size="19" font-weight="600">${line}</text>`).join("")}`;

/** Define: where a reading gets lost, on a card and on the fridge, 390 by 220. */
export const fridgePage =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A card on the fridge</title>
<style>html,body{margin:0;background:${color.tealSoft}}svg{display:block;font-family:${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${color.deep}">
<defs>${tremor}</defs>
${door}
${paperCard}
${labels.map(label).join("\n")}
</svg></html>`;
