import { screenInPage, type ScreenInPage } from "./screens-in-page";
import { phone } from "./screens";
import { chamberGroundSvg } from "./seat-chart";

/** Phones before the seats of the chamber: the pictures at the head of the study and on its card. */

/** Where a phone stands. Measures are CSS pixels of the picture; a phone may stand out of its lower edge. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

interface Phone extends ScreenInPage, Place {}

const bezel = 8;

/** Of a phone at its own size. */
const corner = 58;

const drawPhone = ({ left, top, scale, ...screen }: Phone): string =>
  `<div class="phone" style="left:${left}px;top:${top}px;width:${phone.width * scale + 2 * bezel}px;height:${screen.height * scale + 2 * bezel}px;border-radius:${Math.round(corner * scale)}px"><div style="transform:scale(${scale})">${screenInPage(screen)}</div></div>`;

const page = (title: string, width: number, height: number, ground: string, phones: readonly Phone[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>*{box-sizing:border-box;margin:0}body{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#0b1f44}
svg{display:block}iframe{display:block;border:0}
.phone{position:absolute;overflow:hidden;border:${bezel}px solid #040b1c;background:#fff;outline:1.5px solid #7f93bd}
.phone>div{transform-origin:0 0}</style>
<body>${ground}${phones.map(drawPhone).join("\n")}</html>`;

/** Under the parts of the navy header, so that no seams show between them when the screen is scaled. */
const style = ".today{background-image:linear-gradient(var(--navy) 190px,transparent 190px)}";

/** The vote alone, so that its words can still be read in the header of a page. */
export const heroPage = (): string =>
  page("Senate: a vote", 1200, 675, chamberGroundSvg(1200, 675, { x: 1090, y: 330 }), [
    { screen: "safe-bus-stops", height: 500, scrolled: 519, scale: 1.92, left: 218, top: 26 },
  ]);

export const cardPage = (): string =>
  page("Senate: home and a vote", 800, 550, chamberGroundSvg(800, 550, { x: 280, y: 50 }), [
    { screen: "today", height: phone.height, scale: 0.6924, left: 100, top: 96, style },
    // The vote, from the button "Listen" on.
    { screen: "safe-bus-stops", height: 750, scrolled: 374, scale: 0.6924, left: 414, top: 40 },
  ]);
