import { studioFont } from "../lib/fonts";
import { color } from "./diagrams/sheet";

/** Size of a picture for the header of a step, in CSS pixels. */
export const headerSize = { width: 390, height: 220 } as const;

const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="8" fill="${color.control}"/>`;

const words = (x: number, y: number, text: string, anchor = "start"): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;

/** Define: the shop's way from hard to easy to book, as in `diagrams/market-place.ts`, in few words. */
export const marketHeader =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Where Paws stands</title>
<style>html,body{margin:0;background:${color.ground}}svg{display:block;font:700 19px ${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${color.ink}">
<rect x="174" y="18" width="198" height="90" rx="12" fill="${color.tint}"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M22 18V202H372M15 27L22 18L29 27M363 195L372 202L363 209" stroke="${color.control}" stroke-width="2.5"/>
<path d="M22 113H372M168 18V202" stroke="${color.edge}" stroke-width="2" stroke-dasharray="1 8"/>
<path d="M344 158V76M335 86L344 75L353 86" stroke="${color.violet}" stroke-width="5"/>
</g>
${dot(64, 64)}${dot(92, 86)}${dot(132, 134)}${dot(120, 152)}
<circle cx="344" cy="52" r="13" fill="${color.ground}" stroke="${color.violet}" stroke-width="5"/>
<circle cx="344" cy="174" r="15" fill="${color.violet}"/>
${words(40, 38, "Easy to book")}${words(40, 188, "Hard to book")}
${words(318, 58, "Paws, the aim", "end")}${words(318, 180, "Paws today", "end")}
</svg></html>`;
