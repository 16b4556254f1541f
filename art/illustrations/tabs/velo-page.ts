import { textWidth } from "../../lib/text-path";
import { palette } from "../lib/palette";
import { circle, fill, place, rect, stroke, type Point } from "../lib/svg";
import { bikePhoto, blue, wheelVideo } from "./bike";
import { words } from "./lettering";

/** The sizes of the drawn page. */
export interface PageShape {
  readonly width: number;
  readonly height: number;
  /** The height of the browser's bar. */
  readonly bar: number;
  /** The height of the shop's own line under it. */
  readonly menu: number;
  /** Words of the tab. */
  readonly tab: number;
  readonly heading: number;
  readonly text: number;
  readonly photo: number;
  readonly videoWidth: number;
  readonly video: number;
}

export interface VeloPage {
  readonly picture: string;
  /** Where its five signs are: title, heading, picture, caption, link. */
  readonly signs: readonly Point[];
}

const title = "Bike repairs in a day | Velo";
const heading = "Bike repairs in a day";
const caption = "Spin the wheel slowly";
const link = "See our prices";

/** Lines of text that is not read here. */
const lines = (x: number, y: number, widths: readonly number[]): string =>
  stroke(widths.map((wide, line) => `M${x} ${y + line * 15}h${wide}`).join(""), "#BDB6CC", 6);

/** A web page of a bicycle shop in a browser window, drawn from its upper left corner. */
export const veloPage = (shape: PageShape): VeloPage => {
  const { width, height, bar, menu, tab, text, photo, videoWidth, video } = shape;
  const margin = 18;
  const inner = width - 2 * margin;
  const tabWidth = textWidth(title, tab) + 40;
  const headingY = bar + menu + shape.heading * 1.3;
  const photoY = headingY + shape.heading * 0.62;
  const videoY = photoY + photo + 14;
  const captionHeight = text * 1.75;
  const captionY = videoY + video - captionHeight / 2;
  const linkY = height - text * 1.4;
  const gap = linkY - text * 0.7 - (videoY + video);
  const linkWidth = textWidth(link, text + 2, 700);
  const picture =
    rect(0, 0, width, height, palette.paper, 14) +
    fill(`M0 ${bar}V14a14 14 0 0 1 14 -14H${width - 14}a14 14 0 0 1 14 14V${bar}Z`, palette.lilac) +
    fill(`M10 ${bar}V20a10 10 0 0 1 10 -10H${Math.round(tabWidth)}a10 10 0 0 1 10 10V${bar}Z`, palette.paper) +
    circle(26, bar / 2 + 5, 4.5, blue) +
    words(38, bar / 2 + 5 + tab * 0.34, title, { size: tab }) +
    // the shop's sign and its menu
    rect(0, bar, width, menu, "#E9F0FC") +
    circle(margin + 8, bar + menu / 2, 5, blue) +
    stroke(`M${margin + 22} ${bar + menu / 2}h34`, blue, 6) +
    stroke([150, 96, 42].map((x) => `M${width - margin - x} ${bar + menu / 2}h30`).join(""), "#BDB6CC", 5) +
    words(margin, headingY, heading, { size: shape.heading, bold: true }) +
    place({ x: margin, y: photoY }, bikePhoto(inner, photo)) +
    place({ x: margin, y: videoY }, wheelVideo(videoWidth, video)) +
    rect(margin, captionY - captionHeight / 2, videoWidth, captionHeight, palette.ink) +
    words(margin + videoWidth / 2, captionY + text * 0.34, caption, {
      size: text,
      color: palette.paper,
      bold: true,
      middle: true,
    }) +
    lines(
      margin + videoWidth + 18,
      videoY + 10,
      [0.9, 0.7, 0.82].map((part) => Math.round((inner - videoWidth - 22) * part)),
    ) +
    (gap > 40 ? lines(margin + 3, videoY + video + gap / 2 - 9, [inner * 0.62, inner * 0.45].map(Math.round)) : "") +
    words(margin, linkY + text * 0.34, link, { size: text + 2, color: palette.violet, bold: true }) +
    stroke(`M${margin} ${linkY + text * 0.34 + 5}h${Math.round(linkWidth)}`, palette.violet, 2);
  return {
    picture,
    signs: [
      { x: tabWidth + 30, y: bar / 2 + 2 },
      { x: margin + textWidth(heading, shape.heading, 700) + 26, y: headingY - shape.heading * 0.34 },
      { x: margin + inner, y: photoY + photo * 0.62 },
      { x: margin + videoWidth, y: captionY },
      { x: margin + linkWidth + 26, y: linkY },
    ],
  };
};
