import { readFile } from "node:fs/promises";
import { fromRoot } from "../lib/paths";
import { studyFolders } from "../lib/study-folder";

const folder = studyFolders.groomingTable;

/** A finished picture as a data URL, so that the composition carries all it needs. */
const picture = async (name: string): Promise<string> =>
  `data:image/png;base64,${(await readFile(fromRoot(`${folder}/${name}.png`))).toString("base64")}`;

interface Layout {
  /** Size of the composition in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly browser: { readonly left: number; readonly top: number; readonly width: number };
  readonly phone: { readonly left: number; readonly top: number; readonly width: number };
}

/** 2400 by 1350 device pixels: the opening of the case study. */
export const heroLayout: Layout = {
  width: 1200,
  height: 675,
  browser: { left: 70, top: 62, width: 798 },
  phone: { left: 864, top: 24, width: 259 },
};

const bubbles = (width: number, height: number): string =>
  (
    [
      [0.028, 0.2, 17],
      [0.03, 0.38, 7],
      [0.972, 0.13, 20],
      [0.98, 0.29, 9],
      [0.62, 0.045, 11],
      [0.655, 0.03, 6],
    ] as const
  )
    .map(([x, y, size]) => {
      const r = (size * width) / 1200;
      return `<circle cx="${x * width}" cy="${y * height}" r="${r}" fill="#6E4CC6"/><path d="M${x * width - r * 0.55} ${y * height - r * 0.1}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} ${-r * 0.5}" fill="none" stroke="#CDBEFF" stroke-width="${r * 0.16}" stroke-linecap="round"/>`;
    })
    .join("");

/**
 * The home page in a browser and the booking in a phone, on the studio's violet.
 * The ground rises 1 in 12 from left to right, as all the studio's planes do.
 */
export const compositionPage = async (layout: Layout): Promise<string> => {
  const { width, height, browser, phone } = layout;
  const rise = width / 12;
  const barHeight = Math.round(browser.width * 0.05);
  const edge = Math.round(phone.width * 0.036);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Paws on Peachtree on a computer and a phone</title>
<style>
html,body{margin:0}
.ground{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#4A2A9C}
.ground>svg,.browser,.phone{position:absolute}
.browser{left:${browser.left}px;top:${browser.top}px;width:${browser.width}px;border-radius:16px 16px 0 0;overflow:hidden;box-shadow:0 0 0 2px #1A1433,0 18px 40px #1A143388}
.bar{display:flex;align-items:center;gap:${barHeight * 0.2}px;height:${barHeight}px;padding:0 ${barHeight * 0.45}px;background:#1A1433}
.bar i{width:${barHeight * 0.3}px;height:${barHeight * 0.3}px;border-radius:50%;background:#6F6988}
.bar b{flex:1;height:${barHeight * 0.56}px;margin-left:${barHeight * 0.3}px;border-radius:99px;background:#37305A}
.browser img,.phone img{display:block;width:100%}
.phone{left:${phone.left}px;top:${phone.top}px;width:${phone.width}px;border:${edge}px solid #1A1433;border-radius:${phone.width * 0.13}px;overflow:hidden;background:#1A1433;box-shadow:0 0 0 2px #6F6988}
.phone img{border-radius:${phone.width * 0.095}px}
</style>
<div class="ground">
<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="M0 ${height * 0.86}L${width} ${height * 0.86 - rise}V${height}H0Z" fill="#37207A"/>${bubbles(width, height)}</svg>
<div class="browser"><div class="bar"><i></i><i></i><i></i><b></b></div><img src="${await picture("home-final")}" alt=""></div>
<div class="phone"><img src="${await picture("appointment-final")}" alt=""></div>
</div></html>`;
};
