import { studioFont } from "../lib/fonts";
import { ground, ink, muted, red, rule } from "./diagrams/sheet";

interface Feeling {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  /** Where the word stands, from the dot. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: "start" | "middle" | "end";
}

/** Marcus's moods as in `diagrams/journey-map.ts`, closer together. */
const feelings: readonly Feeling[] = [
  { word: "Curious", x: 32, y: 58, dx: 14, dy: -14, anchor: "start" },
  { word: "Unsure", x: 112, y: 101, dx: 12, dy: -14, anchor: "start" },
  { word: "Shut out", x: 192, y: 156, dx: -6, dy: 32, anchor: "middle" },
  { word: "Tired", x: 272, y: 137, dx: -2, dy: 32, anchor: "middle" },
  { word: "Unheard", x: 350, y: 166, dx: 16, dy: 34, anchor: "end" },
];

/** One line through all moods, level at each. */
const moodCurve = feelings
  .map(({ x, y }, index) => {
    const before = feelings[index - 1];
    if (before === undefined) return `M${x} ${y}`;
    const middle = (before.x + x) / 2;
    return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  })
  .join("");

/** Define: how Marcus's mood falls in his break, for the header, 390 by 220. */
export const breakHeader =
  (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>How Marcus feels</title>
<style>html,body{margin:0;background:${ground}}svg{display:block;font:700 20px ${studioFont}}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="390" height="220" viewBox="0 0 390 220" fill="${ink}">
<path d="M20 114H370" stroke="${rule}" stroke-width="2" stroke-linecap="round" stroke-dasharray="3 8"/>
<path d="${moodCurve}" fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round"/>
<text x="370" y="36" text-anchor="end" font-size="18" font-weight="600" fill="${muted}">How Marcus feels</text>
${feelings
  .map(
    ({ word, x, y, dx, dy, anchor }) =>
      `<circle cx="${x}" cy="${y}" r="10" fill="${ground}" stroke="${red}" stroke-width="5"/><text x="${x + dx}" y="${y + dy}" text-anchor="${anchor}">${word}</text>`,
  )
  .join("\n")}
</svg></html>`;
