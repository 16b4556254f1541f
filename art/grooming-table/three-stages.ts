import { readFile } from "node:fs/promises";
import { digitalWireframePage } from "../lib/digital-wireframe";
import { fontFace, studioFont } from "../lib/fonts";
import { paperWireframePage } from "../lib/paper-wireframe";
import { fromRoot } from "../lib/paths";
import { paperColor } from "../lib/pencil";
import { visitCard } from "./wireframes/visit-card";

const folder = "static/prototypes/grooming-table";

/** The drawing alone, of a page that holds one. */
const svgOf = (page: string): string => page.slice(page.indexOf("<svg"), page.lastIndexOf("</svg>") + "</svg>".length);

/** The edge of the finished stage is foam, as under the bands of the pages. */
const foam = Array.from(
  { length: 12 },
  (_, index) => `<circle cx="264" cy="${index * 20}" r="13" fill="#FF9F6E"/>`,
).join("");

/** Prototype: the same visit in pencil, in gray boxes and finished, for the header, 390 by 220. */
export const threeStages = async (): Promise<string> => {
  const fonts = await Promise.all([
    fontFace({ family: "Bagel Fat One", weight: "400", file: fromRoot(`${folder}/bagel-fat-one.woff2`) }),
    fontFace({ family: "Nunito", weight: "500 800", file: fromRoot(`${folder}/nunito.woff2`) }),
  ]);
  const dog = await readFile(fromRoot(`${folder}/drawings/visit-bath.svg`), "utf8");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A visit in three stages</title>
<style>
${fonts.join("\n")}
body{position:relative;width:390px;height:220px;margin:0;overflow:hidden;background:#FF9F6E}
.frames{display:flex;width:256px;background:${paperColor}}
.frames svg{font-family:${studioFont}}
.foam,.finished{position:absolute}
.foam{inset:0}
.finished{box-sizing:border-box;left:264px;top:8px;width:117px;height:204px;padding:80px 11px 0;border-radius:20px;background:#F3EAFE;color:#2B0F45;font:800 18px/1.12 Nunito}
.finished svg{position:absolute;left:8px;top:4px;width:100px;height:75px}
p{margin:0}
.price{margin-top:4px;color:#4B1D7A;font:400 20px/1.2 "Bagel Fat One"}
.link{margin-top:2px;color:#4B1D7A;font-size:16px;font-weight:700;line-height:1.3;text-decoration:underline;text-underline-offset:3px}
</style>
<div class="frames">${svgOf(paperWireframePage(visitCard))}${svgOf(digitalWireframePage(visitCard))}</div>
<svg class="foam" width="390" height="220" viewBox="0 0 390 220">${foam}</svg>
<div class="finished">${dog}<p>Bath and brush</p><p class="price">from $45</p><p class="link">Book a bath and brush</p></div>
</html>`;
};
