import { resolve } from "node:path";
import { openSync, type Font, type Glyph } from "fontkit";
import { unitsPerEm } from "../../lib/text-path";

const openSerif = (): Font => {
  const file = resolve(__dirname, "../fonts/source-serif-4-latin-wght-normal.woff2");
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} holds several fonts`);
  return font;
};

const serif = openSerif();
const scale = unitsPerEm / serif.unitsPerEm;

const lineWidth = (line: string): number => serif.layout(line).advanceWidth * scale;

/** Lines that fit `width`, in the outlines' units; never broken inside a word. */
const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lineWidth(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
};

const letters: Readonly<Record<string, string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

/** A letter as path data, in whole units, with y downward. */
const outline = (glyph: Glyph): string =>
  glyph.path.commands
    .map(({ command, args }) => {
      const points = args.map((value, at) => Math.round(value * (at % 2 === 0 ? scale : -scale)));
      return `${letters[command] ?? ""}${points.join(" ")}`;
    })
    .join("");

export interface SerifStyle {
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  readonly fill: string;
}

export interface SerifBlock {
  readonly lines: number;
  /** Draws the block; `y` is the first baseline. */
  readonly draw: (x: number, y: number) => string;
}

/**
 * Words in the study's serif, as bills are set, but not justified: narrow columns would get holes. A picture holds one block at most: each letter's outline is
 * kept once, under an id.
 */
export const serifBlock = (text: string, width: number, { size, leading, fill }: SerifStyle): SerifBlock => {
  const lines = wrap(text, (width / size) * unitsPerEm);
  const outlines = new Map<number, string>();

  const drawLine = (line: string): string => {
    const { glyphs, positions } = serif.layout(line);
    let at = 0;
    return glyphs
      .map((glyph, index) => {
        if (glyph.id === 0) throw new Error(`The serif lacks a letter of "${line}".`);
        const left = Math.round(at);
        at += (positions[index]?.xAdvance ?? 0) * scale;
        if (glyph.codePoints.includes(32)) return "";
        outlines.set(glyph.id, outline(glyph));
        return `<use href="#g${glyph.id}" x="${left}"/>`;
      })
      .join("");
  };

  const drawn = lines.map(drawLine);
  const kept = [...outlines].map(([id, d]) => `<path id="g${id}" d="${d}"/>`).join("");
  return {
    lines: lines.length,
    draw: (x, y) =>
      [
        `<defs>${kept}</defs>`,
        ...drawn.map(
          (line, index) =>
            `<g transform="translate(${x} ${y + index * leading})scale(${size / unitsPerEm})" fill="${fill}">${line}</g>`,
        ),
      ].join("\n"),
  };
};
