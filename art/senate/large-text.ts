import { studioFont } from "../lib/fonts";
import { escapeText } from "../lib/svg-text";
import { inlinePage } from "./inline-page";
import { phone, prototypeFolder } from "./screens";

/** Parts of the real screens at 200 % text, before and after the fix, together in one picture. */

/** Measures are CSS pixels of the phone. */
interface Part {
  readonly screen: "home" | "bill";
  readonly isFixed: boolean;
  /** How far the reader has scrolled. */
  readonly scrolled: number;
  /** Where the shown part of the screen begins. */
  readonly from: number;
}

/** The places of a fault, drawn over the part. */
type Marks = (scale: number) => string;

interface Comparison {
  readonly before: Part;
  readonly after: Part;
  readonly marks: Marks;
  /** How far the screen before ran off the side of the phone. */
  readonly overrun: number;
}

/** How a comparison is laid out. `height` is of each part, on the phone; `scale` is of the phone in the picture. */
export interface Layout {
  readonly width: number;
  readonly pictureHeight: number;
  readonly height: number;
  readonly scale: number;
  readonly arrangement: "side by side" | "stacked" | "names beside";
}

const ground = "#14294F";
const alarm = "#FF8A99";

/** Before round two the screens had no rules for large text. Without a container those rules do not apply. */
const withoutLargeTextRules =
  "body{container:none!important}.stack{grid-template-columns:auto!important}.brand{min-width:auto!important}";

/** The screen as a page in the page. @param width more than the phone's shows what ran off its side */
const frame = async ({ screen, isFixed, scrolled, from }: Part, scale: number, width: number): Promise<string> => {
  const style = `html{font-size:200%;background:${ground}}body{width:${phone.width}px;margin-top:-${scrolled}px}${isFixed ? "" : withoutLargeTextRules}`;
  const page = escapeText(await inlinePage(`${prototypeFolder}/${screen}.html`, style));
  return `<iframe title="" srcdoc="${page}" style="width:${width}px;height:${phone.height}px;top:${-from * scale}px;transform:scale(${scale})"></iframe>`;
};

const badge = (x: number, y: number): string =>
  `<svg class="badge" style="left:${x - 14}px;top:${y - 14}px" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12.5" fill="#B0122B" stroke="#FFFFFF" stroke-width="2.500"/><path d="M14 7.500v8M14 20v.1" stroke="#FFFFFF" stroke-width="3.400" stroke-linecap="round"/></svg>`;

/** The card's edge is off the screen; how far stands where no words are. */
const homeMarks: Marks = (scale) =>
  `${badge(phone.width * scale + 3, 424 * scale)}<p class="off" style="left:${phone.width * scale + 6}px;top:${200 * scale}px;width:${126 * scale}px">126 px<br>off the<br>side</p>`;

/** The numbers on the seats, and the bar that stays in place. */
const billMarks: Marks = (scale) =>
  `<div class="ring" style="left:${86 * scale}px;top:${86 * scale}px;width:${218 * scale}px;height:${66 * scale}px"></div><div class="leader" style="left:${304 * scale}px;top:${119 * scale - 1.5}px;width:${64 * scale}px"></div>${badge(378 * scale, 119 * scale)}${badge(378 * scale, 225 * scale)}`;

const home: Comparison = {
  before: { screen: "home", isFixed: false, scrolled: 0, from: 44 },
  after: { screen: "home", isFixed: true, scrolled: 0, from: 44 },
  marks: homeMarks,
  overrun: 126,
};

const bill: Comparison = {
  before: { screen: "bill", isFixed: false, scrolled: 1404, from: 358 },
  after: { screen: "bill", isFixed: true, scrolled: 1423, from: 358 },
  marks: billMarks,
  overrun: 0,
};

/** The bar with the name of the app alone. */
const header: Comparison = {
  before: { ...home.before, from: 34 },
  after: { ...home.after, from: 47 },
  marks: (scale) => badge(phone.width * scale + 3, 0),
  overrun: 126,
};

const styles = `*{box-sizing:border-box;margin:0}body{display:flex;align-items:center;justify-content:center;background:${ground};color:#fff;font:700 16px ${studioFont}}
h2{font-size:22px;line-height:1}.view{position:relative;margin-top:16px}
iframe{position:absolute;left:0;border:0;transform-origin:0 0}
.window,.gone{position:absolute;top:0;bottom:0;left:0;overflow:hidden}
.window{border-radius:16px}.bezel{position:absolute;inset:0;border-radius:16px;box-shadow:0 0 0 5px #040B1C,0 0 0 6.5px #7F93BD}
.gone{opacity:.5;border-radius:0 12px 12px 0}.edge{position:absolute;top:0;bottom:0;border:2px dashed ${alarm};border-left:0;border-radius:0 12px 12px 0}
.badge{position:absolute;width:28px;height:28px}.off{position:absolute;color:${alarm};font-size:14px;line-height:1.3;text-align:center}
.ring{position:absolute;border:3px solid #B0122B;border-radius:99px}.leader{position:absolute;height:3px;background:#B0122B}`;

const gone = async (part: Part, scale: number, overrun: number): Promise<string> => {
  const left = phone.width * scale + 6;
  const width = overrun * scale;
  const page = await frame(part, scale, phone.width + overrun);
  return `<div class="gone" style="left:${left}px;width:${width}px"><div style="position:absolute;left:${-phone.width * scale}px">${page}</div></div><div class="edge" style="left:${left}px;width:${width}px"></div>`;
};

const state = async (part: Part, { scale, height }: Layout, marks: string, overrun: number): Promise<string> => {
  const width = phone.width * scale;
  const beyond = overrun === 0 ? "" : await gone(part, scale, overrun);
  return `<section><h2>${part.isFixed ? "After" : "Before"}</h2><div class="view" style="width:${width + overrun * scale}px;height:${height * scale}px">
${beyond}<div class="bezel" style="width:${width}px"></div><div class="window" style="width:${width}px">${await frame(part, scale, phone.width)}</div>${marks}</div></section>`;
};

const arrangements: Readonly<Record<Layout["arrangement"], string>> = {
  "side by side": "body{gap:56px}",
  stacked: "body{flex-direction:column;align-items:flex-start;gap:20px;padding-left:42px}",
  "names beside":
    "body{flex-direction:column;align-items:flex-start;gap:26px;padding-left:14px}section{display:flex;align-items:center}h2{width:78px;font-size:20px}.view{margin:0}",
};

const comparisonPage = async ({ before, after, marks, overrun }: Comparison, layout: Layout): Promise<string> => {
  const { width, pictureHeight, scale, arrangement } = layout;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after, at 200 % text</title>
<style>${styles}body{width:${width}px;height:${pictureHeight}px}${arrangements[arrangement]}</style>
${await state(before, layout, marks(scale), overrun)}
${await state(after, layout, "", 0)}</html>`;
};

/** Home: the header and the first card, whose words ran off the side. */
export const homeAtLargeText = (layout: Layout): Promise<string> => comparisonPage(home, layout);

/** A bill: the vote, whose numbers lay on the seats. */
export const billAtLargeText = (layout: Layout): Promise<string> => comparisonPage(bill, layout);

/** The top of home, for the header of Test: few words, large enough at 320 px. */
export const homeTopAtLargeText = (layout: Layout): Promise<string> => comparisonPage(header, layout);
