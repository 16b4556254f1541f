import { palette } from "../../illustrations/lib/palette";
import { slopeDegrees, type Ramp } from "../../illustrations/lib/slope";
import { circle, rect, stroke } from "../../illustrations/lib/svg";
import { guideDogWalker } from "../../illustrations/people/walkers";
import { wheelchairStudent } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, print, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 150, y: ground }, run: 50 * 12 };

const station = (x: number, y: number, color: string, here = false): string =>
  circle(x, y, here ? 23 : 16, here ? palette.ink : color) +
  circle(x, y, here ? 13 : 8, here ? palette.gold : palette.paper);

const label = (x: number, y: number, length: number): string => rect(x, y - 5, length, 10, print, 5);

/** A plan of all lines and stations, like the one at the entrance of a station. One station is marked: you are here. */
const plan = (): string =>
  rect(196, 92, 600, 470, "#C9B9F2", 18) +
  rect(184, 80, 600, 470, palette.paper, 18) +
  stroke("M250 170H590a40 40 0 0 1 40 40V250", palette.violet, 13) +
  stroke("M250 250H720", palette.rust, 13) +
  stroke("M250 330H560a40 40 0 0 0 40 -40V250", palette.green, 13) +
  stroke("M250 410H430a36 36 0 0 0 36 -36V330", "#3A4B86", 13) +
  [250, 360, 470].map((x) => station(x, 170, palette.violet)).join("") +
  [250, 350, 450, 550].map((x) => station(x, 250, palette.rust)).join("") +
  station(720, 250, palette.rust) +
  [250, 360].map((x) => station(x, 330, palette.green)).join("") +
  [250, 360].map((x) => station(x, 410, "#3A4B86")).join("") +
  station(466, 330, palette.green) +
  station(622, 250, palette.ink, true) +
  [
    [228, 205, 62],
    [338, 205, 74],
    [450, 205, 58],
    [228, 286, 54],
    [328, 286, 66],
    [430, 286, 50],
    [228, 366, 70],
    [338, 366, 56],
    [228, 446, 60],
    [338, 446, 72],
    [690, 290, 60],
  ]
    .map(([x = 0, y = 0, length = 0]) => label(x, y, length))
    .join("") +
  rect(300, 550, 22, 120, palette.ink, 6) +
  rect(646, 550, 22, 120, palette.ink, 6);

/** Sitemap: the plan of every line, and two people who pass it on their way. */
export const sitemapScene = (): string =>
  inPanel(
    "#E4DDFB",
    rect(0, ground - 90, 960, 90, "#D3C8F5") +
      plan() +
      sceneRail({ ramp, posts: [166, 316, 466, 616, 740], past: 120 }) +
      sceneGround(ramp, 6) +
      onSurface(ramp, 96, guideDogWalker(), { scale: 0.92 }) +
      onSurface(ramp, 700, wheelchairStudent(), { scale: 0.95, turn: -slopeDegrees }),
  );
