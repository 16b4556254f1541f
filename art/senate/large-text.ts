import { studioFont } from "../lib/fonts";
import { escapeText } from "../lib/svg-text";
import { inlinePage } from "./inline-page";
import { phone, prototypeFolder } from "./screens";

/** Parts of the real screens at 200 % text, before and after the fix, together in one picture. */

/** Measures are CSS pixels of the phone. */
interface Part {
  readonly screen: "home" | "bill";
  readonly isFixed: boolean;
  /** The height of the phone. */
  readonly height: number;
  /** How far the reader has scrolled. */
  readonly scrolled: number;
  /** Where the shown part of the screen begins and ends. Both are beside whole lines. */
  readonly from: number;
  readonly to: number;
}

/** Words and signs drawn over a part, such as the places of a fault. */
type Marks = (scale: number) => string;

interface Comparison {
  readonly before: Part;
  readonly after: Part;
  readonly marks: Marks;
  readonly marksAfter?: Marks;
  /** How much is shown of what ran off the side of the phone. */
  readonly overrun: number;
}

/** How a comparison is laid out. `scale` is of the phone in the picture. */
export interface Layout {
  readonly width: number;
  readonly pictureHeight: number;
  readonly scale: number;
  readonly arrangement: "side by side" | "stacked" | "names beside";
}

/** The navy of the screens. The grounds of the pictures stand off it, and off the page's navy. */
const navy = "#0B1E45";
const ground = "#3A5F9B";
const paleGround = "#E6EDF8";
const alarm = "#FFC2CA";

/** Where the screen ends when the part must end below the phone's edge, or above a bar that stays there. */
const tall = 920;

/** Before round two the screens had no rules for large text. Without a container those rules do not apply. */
const withoutLargeTextRules =
  "body{container:none!important}.stack{grid-template-columns:auto!important}.brand{min-width:auto!important}";

/** The phone's own line, whose words would be too small, and what would be a sliver at the end of a part. */
const withoutSlivers = ".phone-line,.tally{visibility:hidden}";
/** The same: the line above the button at the end of the page. */
const withoutEnd = ".act{border-color:transparent}";

/** The screen as a page in the page. @param width more than the phone's shows what ran off its side */
const frame = async (
  { screen, isFixed, height, scrolled, from }: Part,
  scale: number,
  width: number,
): Promise<string> => {
  const style = `html{font-size:200%;background:${navy}}body{width:${phone.width}px;margin-top:-${scrolled}px}${withoutSlivers}${isFixed ? withoutEnd : withoutLargeTextRules}`;
  const page = escapeText(await inlinePage(`${prototypeFolder}/${screen}.html`, style));
  return `<iframe title="" srcdoc="${page}" style="width:${width}px;height:${height}px;top:${-from * scale}px;transform:scale(${scale})"></iframe>`;
};

const badge = (x: number, y: number): string =>
  `<svg class="badge" style="left:${x - 14}px;top:${y - 14}px" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12.5" fill="#B0122B" stroke="#FFFFFF" stroke-width="2.500"/><path d="M14 7.500v8M14 20v.1" stroke="#FFFFFF" stroke-width="3.400" stroke-linecap="round"/></svg>`;

/** How far the page is off the screen, beside it where no words are. */
const off = (pixels: number, scale: number): string =>
  `<p class="off" style="top:${165 * scale}px;width:${126 * scale}px;font-size:${37 * scale}px"><b>${pixels}</b>px off<br>the<br>side</p>`;

/** The card's edge is off the screen. */
const homeMarks: Marks = (scale) => `${badge(phone.width * scale + 3, 425 * scale)}${off(126, scale)}`;

const homeMarksAfter: Marks = (scale) => off(0, scale);

/** The numbers on the seats, and the bar that stays in place. */
const billMarks: Marks = (scale) =>
  `<div class="ring" style="left:${86 * scale}px;top:${92 * scale}px;width:${218 * scale}px;height:${66 * scale}px"></div><div class="leader" style="left:${304 * scale}px;top:${125 * scale - 1.5}px;width:${64 * scale}px"></div>${badge(378 * scale, 125 * scale)}${badge(378 * scale, 231 * scale)}`;

/** As far as the title of the first card. */
const home: Comparison = {
  before: { screen: "home", isFixed: false, height: tall, scrolled: 0, from: 41, to: 771 },
  after: { screen: "home", isFixed: true, height: tall, scrolled: 0, from: 23, to: 753 },
  marks: homeMarks,
  overrun: 126,
};

/** Less of the same for phones: with the card that ran off the side, and after as far as the date. */
const homeNarrow: Comparison = {
  ...home,
  before: { ...home.before, to: 549 },
  after: { ...home.after, to: 498 },
  marksAfter: homeMarksAfter,
};

const bill: Comparison = {
  before: { screen: "bill", isFixed: false, height: phone.height, scrolled: 1404, from: 352, to: 796 },
  after: { screen: "bill", isFixed: true, height: tall, scrolled: 1423, from: 436, to: 880 },
  marks: billMarks,
  overrun: 0,
};

const billNarrow: Comparison = {
  ...bill,
  before: { ...bill.before, to: 794 },
  after: { ...bill.after, to: 844 },
};

/** The bar with the name of the app alone. */
const header: Comparison = {
  before: { ...home.before, from: 40, to: 138 },
  after: { ...home.after, from: 30, to: 190 },
  marks: (scale) => badge(phone.width * scale + 3, 98 * scale),
  overrun: 106,
};

const styles = `*{box-sizing:border-box;margin:0}body{display:flex;align-items:center;justify-content:center;background:${ground};color:#fff;font:700 16px ${studioFont}}
h2{font-size:20px;line-height:1}.view{position:relative;margin-top:16px}
iframe{position:absolute;left:0;border:0;transform-origin:0 0}
.window,.gone{position:absolute;top:0;bottom:0;left:0;right:0;overflow:hidden}
.window{border-radius:16px}.bezel{position:absolute;inset:0;background:#040B1C;border-radius:16px;box-shadow:0 0 0 5px #040B1C,0 0 0 6.5px #C3D0E8}
.gone{opacity:.5;border-radius:0 12px 12px 0}.edge{position:absolute;top:0;bottom:0;border:2px dashed ${alarm};border-left:0;border-radius:0 12px 12px 0}
.badge{position:absolute;width:28px;height:28px}.off{position:absolute;left:calc(100% + 5.5px);line-height:1.15;text-align:center}.off b{display:block;font-size:1.6em;line-height:1.1}
.ring{position:absolute;border:3px solid #B0122B;border-radius:99px}.leader{position:absolute;height:3px;background:#B0122B}`;

const gone = async (part: Part, scale: number, overrun: number): Promise<string> => {
  const left = phone.width * scale + 6;
  const width = overrun * scale;
  const page = await frame(part, scale, phone.width + overrun);
  return `<div class="gone" style="left:${left}px;width:${width}px"><div style="position:absolute;left:${-phone.width * scale}px">${page}</div></div><div class="edge" style="left:${left}px;width:${width}px"></div>`;
};

const state = async (part: Part, scale: number, beyond: string, marks: string): Promise<string> => {
  const size = `width:${phone.width * scale}px;height:${(part.to - part.from) * scale}px`;
  return `<section><h2>${part.isFixed ? "After" : "Before"}</h2><div class="view" style="${size}">
${beyond}<div class="bezel"></div><div class="window">${await frame(part, scale, phone.width)}</div>${marks}</div></section>`;
};

const arrangements: Readonly<Record<Layout["arrangement"], string>> = {
  "side by side": "body{gap:72px;padding-bottom:6px}",
  stacked: "body{flex-direction:column;gap:20px;padding-bottom:6px}.view{margin-top:14px}",
  "names beside": `body{flex-direction:column;gap:30px;padding-right:6px;background:${paleGround};color:${navy}}section{display:flex;align-items:center}h2{width:74px;font-size:18px}.view{margin-top:0}.edge{border-color:#B0122B}`,
};

const comparisonPage = async (comparison: Comparison, layout: Layout): Promise<string> => {
  const { before, after, marks, marksAfter, overrun } = comparison;
  const { width, pictureHeight, scale, arrangement } = layout;
  const beyond = overrun === 0 ? "" : await gone(before, scale, overrun);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after, at 200 % text</title>
<style>${styles}body{width:${width}px;height:${pictureHeight}px}section:has(.gone),.below section{margin-right:${overrun * scale}px}${arrangements[arrangement]}</style>
<body class="${arrangement === "side by side" ? "beside" : "below"}">${await state(before, scale, beyond, marks(scale))}
${await state(after, scale, "", marksAfter?.(scale) ?? "")}</html>`;
};

/** Home: the header and the first card, whose words ran off the side. */
export const homeAtLargeText = (layout: Layout): Promise<string> =>
  comparisonPage(layout.arrangement === "stacked" ? homeNarrow : home, layout);

/** A bill: the vote, whose numbers lay on the seats. */
export const billAtLargeText = (layout: Layout): Promise<string> =>
  comparisonPage(layout.arrangement === "stacked" ? billNarrow : bill, layout);

/** The top of home, for the header of Test: few words, large enough at 320 px. */
export const homeTopAtLargeText = (layout: Layout): Promise<string> => comparisonPage(header, layout);
