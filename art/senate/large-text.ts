import { studioFont } from "../lib/fonts";
import { phone } from "./screens";
import { screenInPage } from "./screens-in-page";

/**
 * Parts of the screens at 200 % text, without the rules for large text ("Before") and with them ("After"), together in one
 * picture.
 */

/** Measures are CSS pixels of the phone. */
interface Part {
  readonly screen: "today" | "safe-bus-stops";
  readonly isFixed: boolean;
  /** How far the reader has scrolled. */
  readonly scrolled: number;
  /** Where the shown part of the phone begins and ends. Both are beside whole lines. */
  readonly from: number;
  readonly to: number;
  /** The same from side to side; without them, the phone's whole width is shown. */
  readonly left?: number;
  readonly right?: number;
  /** Where a fault is marked. */
  readonly marks: readonly (readonly [x: number, y: number])[];
}

interface Comparison {
  readonly before: Part;
  readonly after: Part;
}

/** How a comparison is laid out. `scale` is of the phone in the picture. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly arrangement: "side by side" | "stacked" | "small";
}

/** It stands off the screens' navy and off the page's. */
const ground = "#E6EDF8";

/**
 * The prototype gives a screen with less than 18 rem of room its layout for large text. This tells the screen that it has
 * that room, at any text size.
 */
const withoutLargeTextRules = `.screen{container:none}body{container:screen/inline-size;width:18rem}.phone{width:${phone.width}px}`;

/** The senator's vote on Home, from her title as far as the bar at the foot. */
const home: Comparison = {
  before: {
    screen: "today",
    isFixed: false,
    scrolled: 1143,
    from: 74,
    to: 844,
    marks: [
      [112, 330],
      [phone.width, 716],
    ],
  },
  after: { screen: "today", isFixed: true, scrolled: 1135, from: 48, to: 818, marks: [] },
};

/** Less of the same for phones, before as high as after: the end of her title with the bar, and her vote. */
const homeNarrow: Comparison = {
  before: {
    ...home.before,
    from: 300,
    marks: [
      [112, 500],
      [phone.width, 716],
    ],
  },
  after: { ...home.after, from: 44, to: 588 },
};

const bill: Comparison = {
  before: {
    screen: "safe-bus-stops",
    isFixed: false,
    scrolled: 2815,
    from: 16,
    to: 844,
    marks: [
      [300, 530],
      [phone.width, 629],
    ],
  },
  after: { screen: "safe-bus-stops", isFixed: true, scrolled: 2090, from: 0, to: 828, marks: [] },
};

/** The senator's name beside the seats alone: four pieces, and then two whole words. */
const name: Comparison = {
  before: { ...bill.before, from: 438, to: 618, left: 124, right: 360, marks: [[300, 530]] },
  after: { ...bill.after, from: 490, to: 622, left: 0, right: 236 },
};

const badge = ([x, y]: Part["marks"][number], { from, left = 0 }: Part, scale: number): string =>
  `<svg class="badge" style="left:${(x - left) * scale - 14}px;top:${(y - from) * scale - 14}px" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12.5" fill="#B0122B" stroke="#FFFFFF" stroke-width="2.500"/><path d="M14 7.500v8M14 20v.1" stroke="#FFFFFF" stroke-width="3.400" stroke-linecap="round"/></svg>`;

/** @param room the height of the phone, where it is more than the part's, which then stands in the middle */
const drawPart = (part: Part, scale: number, room = part.to - part.from): string => {
  const { screen, isFixed, scrolled, from, to, left = 0, right = phone.width, marks } = part;
  const style = `html{font-size:200%}${isFixed ? "" : withoutLargeTextRules}`;
  return `<section><h2>${isFixed ? "After" : "Before"}</h2>
<div class="view" style="width:${(right - left) * scale}px;height:${room * scale}px"><div class="window"><div class="part" style="height:${(to - from) * scale}px"><div style="transform:scale(${scale}) translate(${-left}px,${-from}px)">${screenInPage({ screen, height: phone.height, scrolled, style })}</div></div></div>${marks.map((mark) => badge(mark, part, scale)).join("")}</div></section>`;
};

const styles = `*{box-sizing:border-box;margin:0}body{display:flex;align-items:center;justify-content:center;background:${ground};color:#0B1E45;font:700 16px ${studioFont}}
h2{font-size:20px;line-height:1}.view{position:relative;margin-top:16px;border-radius:16px;box-shadow:0 0 0 5px #040B1C}
.window{position:absolute;inset:0;display:grid;align-items:center;overflow:hidden;border-radius:16px;background:#fff}.part{overflow:hidden}.part>div{transform-origin:0 0}iframe{display:block;border:0}
.badge{position:absolute;width:28px;height:28px}`;

const arrangements: Readonly<Record<Layout["arrangement"], string>> = {
  "side by side": "body{align-items:flex-start;gap:40px;padding-top:30px}",
  stacked: "body{flex-direction:column;gap:32px;padding-bottom:6px}.view{margin-top:14px}",
  small: `body{gap:18px}h2{font-size:18px}.view{margin-top:9px;box-shadow:0 0 0 2px #040B1C}`,
};

const comparisonPage = ({ before, after }: Comparison, { width, height, scale, arrangement }: Layout): string => {
  const room = arrangement === "small" ? before.to - before.from : undefined;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after, at 200 % text</title>
<style>${styles}body{width:${width}px;height:${height}px}${arrangements[arrangement]}</style>
<body>${drawPart(before, scale)}${drawPart(after, scale, room)}</html>`;
};

/** Home: the name of the senator, which fell apart into letters, and the bar at the foot. */
export const homeAtLargeText = (layout: Layout): string =>
  comparisonPage(layout.arrangement === "stacked" ? homeNarrow : home, layout);

/** A bill: the vote, whose words had no room between the seats. */
export const billAtLargeText = (layout: Layout): string => comparisonPage(bill, layout);

/** The name on a bill alone, for the header of Test: few words, large enough at 320 px. */
export const nameAtLargeText = (layout: Layout): string => comparisonPage(name, layout);
