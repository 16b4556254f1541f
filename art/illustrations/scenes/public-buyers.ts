import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, slopeDegrees, surfaceAt } from "../lib/slope";
import { circle, dots, fill, place, rect, stroke } from "../lib/svg";
import { counsel } from "../people/readers";
import { wheelchairAdvocate } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface, tree } from "./street";

const column = (x: number): string =>
  rect(x - 5, 116, 36, 9, palette.cream, 3) +
  rect(x, 124, 26, 180, palette.paper) +
  rect(x + 18, 124, 8, 180, "#D6CCF2");

/** A town hall with a clock, and its open door at the ramp's level. */
const townHall = (): string =>
  rect(690, 34, 92, 70, palette.cream) +
  fill("M680 38L736 0L792 38Z", palette.violet) +
  circle(736, 68, 25, palette.violet) +
  circle(736, 68, 19, palette.paper) +
  stroke("M736 68V56M736 68L745 73", palette.ink, 4) +
  rect(540, 104, 420, 210, palette.violet) +
  rect(526, 98, 434, 18, palette.cream) +
  rect(690, 142, 92, 170, palette.ink, 8) +
  rect(699, 151, 74, 160, "#FFE9B0", 3) +
  rect(755, 151, 18, 160, palette.green) +
  [562, 628, 820, 890].map(column).join("");

/** A calendar on a post: one day has a ring. */
const calendar = (x: number): string =>
  rect(x + 66, 200, 14, 110, palette.slate) +
  rect(x + 6, 50, 146, 166, "#A9C2EE", 8) +
  rect(x, 42, 146, 166, palette.paper, 8) +
  rect(x, 42, 146, 40, palette.coral, 8) +
  rect(x, 68, 146, 14, palette.coral) +
  stroke(`M${x + 36} 32V54M${x + 110} 32V54`, palette.ink, 8) +
  dots(
    [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((day) => ({ x: x + 25 + day * 24, y: 104 + row * 26 }))),
    6,
    "#B7AFCB",
  ) +
  circle(x + 97, 156, 8, palette.violet) +
  `<circle cx="${x + 97}" cy="156" r="17" fill="none" stroke="${palette.violet}" stroke-width="6"/>`;

/** Public buyers: the town hall, the day that counts, and two who come with the papers. */
export const publicBuyers = (): string =>
  headerScene(
    "#D3E0F7",
    tree(486, 300, 210, "#5FA785", "#4A9271") +
      townHall() +
      calendar(60) +
      rail(
        { ...pageRamp, run: 880 },
        {
          height: 66,
          extension: 0,
          past: 0,
          width: 8,
          edge: palette.ink,
          posts: [240, 340, 440, 540, 640],
        },
      ) +
      pageRampBody() +
      place({ x: 660, y: surfaceAt(pageRamp, 660) + 1 }, domeStrip(0, 0, 4, 2, 17), { turn: -slopeDegrees }) +
      onSurface(pageRamp, 300, counsel(), { scale: 0.7 }) +
      onSurface(pageRamp, 440, wheelchairAdvocate(), { scale: 0.68, turn: -slopeDegrees }),
  );
