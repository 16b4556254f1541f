import { palette } from "../lib/palette";
import { slope } from "../lib/slope";
import { dots, fill, num, place, rect, stroke, type Point } from "../lib/svg";
import { words } from "./lettering";
import { picture, station } from "./parts";
import { veloPage } from "./velo-page";

/** What is read of each sign: its kind, and its words. */
const readings: readonly (readonly [kind: string, text: string])[] = [
  ["Title:", "Bike repairs in a day | Velo"],
  ["Heading 1:", "Bike repairs in a day"],
  ["Image:", "a blue bike on a repair stand"],
  ["Caption:", "Spin the wheel slowly"],
  ["Link:", "See our prices"],
];

const wall = "#F7DDD0";
const floor = "#EDBBA4";

/** A floor that rises 1 in 12 up to the right edge. */
const rising = (width: number, height: number, y: number): string =>
  fill(`M0 ${num(y)}L${width} ${num(y - width * slope)}V${height}H0Z`, floor);

/** The gold rail, straight down, with a hook at its foot. */
const railDown = (x: number, from: number, to: number, stations: readonly Point[]): string => {
  const line = `M${num(x)} ${num(from)}V${num(to)}a9 9 0 0 0 18 0`;
  return (
    stroke(line, palette.ink, 14) +
    dots(stations, 11, palette.ink) +
    stroke(line, palette.gold, 8) +
    dots(stations, 8, palette.gold)
  );
};

/** One plate with what is read. Its left edge is at x, its middle at y. */
const plate = (x: number, y: number, width: number, kind: string, text: string): string =>
  rect(x, y - 32, width, 64, palette.paper, 10) +
  words(x + 18, y - 7, kind, { size: 17, color: palette.violet, bold: true }) +
  words(x + 18, y + 17, text, { size: 17 });

/** The page of a bicycle shop, and what a search engine and a screen reader read on it. */
export const fiveSigns = (): string => {
  const [left, above] = [24, 24];
  const railX = 452;
  const page = veloPage({
    width: 384,
    height: 472,
    bar: 50,
    menu: 32,
    tab: 16,
    heading: 30,
    text: 17,
    photo: 118,
    videoWidth: 230,
    video: 110,
  });
  const signs = page.signs.map(({ x, y }) => ({ x: x + left, y: y + above }));
  const heads = signs.map(({ y }) => ({ x: railX, y }));
  return picture(
    760,
    520,
    wall,
    rising(760, 520, 520) +
      rect(left + 7, above + 9, 384, 472, "#D99A7E", 14) +
      place({ x: left, y: above }, page.picture) +
      signs.map(({ x, y }) => stroke(`M${num(x)} ${num(y)}H486`, palette.violet, 4)).join("") +
      railDown(railX, 24, 494, heads) +
      signs
        .map(({ x, y }, index) => {
          const [kind, text] = readings[index] ?? ["", ""];
          return station(x, y, index + 1, 15) + plate(484, y, 252, kind, text);
        })
        .join(""),
  );
};

/** The same for phones: the page, and under it what is read. */
export const fiveSignsNarrow = (): string => {
  const [left, above] = [12, 12];
  const page = veloPage({
    width: 304,
    height: 388,
    bar: 42,
    menu: 24,
    tab: 14,
    heading: 24,
    text: 15,
    photo: 116,
    videoWidth: 196,
    video: 104,
  });
  const first = 440;
  return picture(
    328,
    712,
    wall,
    rising(328, 712, 432) +
      rect(left + 5, above + 7, 304, 388, "#D99A7E", 14) +
      place({ x: left, y: above }, page.picture) +
      page.signs.map(({ x, y }, index) => station(x + left, y + above, index + 1, 13)).join("") +
      railDown(32, first - 16, 684, []) +
      readings
        .map(([kind, text], index) => {
          const y = first + index * 54;
          return (
            station(32, y, index + 1, 14) +
            rect(54, y - 24, 266, 48, palette.paper, 8) +
            words(64, y - 4, kind, { size: 15, color: palette.violetDeep, bold: true }) +
            words(64, y + 16, text, { size: 16 })
          );
        })
        .join(""),
  );
};
