import { palette } from "../../illustrations/lib/palette";
import { slopeDegrees, type Ramp } from "../../illustrations/lib/slope";
import { rect, stroke } from "../../illustrations/lib/svg";
import { elderWithRollator } from "../../illustrations/people/carriers";
import { guideDogWalker } from "../../illustrations/people/walkers";
import { wheelchairAdvocate } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, print, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 150, y: ground }, run: 50 * 12 };

const row = (y: number, length: number, done: boolean): string =>
  rect(262, y, 46, 46, done ? palette.green : palette.paper, 8) +
  (done
    ? stroke(`M273 ${y + 24}l9 10l16 -20`, palette.paper, 7)
    : stroke(`M265 ${y + 3}h40v40h-40Z`, palette.slate, 6)) +
  rect(336, y + 9, length, 12, palette.ink, 6) +
  rect(336, y + 30, length * 0.7, 9, print, 4.5);

/** The list of what was tested, pinned up where all pass by. The last box is still open, and nobody hides it. */
const list = (): string =>
  rect(226, 112, 500, 400, "#AFCFBE", 16) +
  rect(214, 100, 500, 400, palette.paper, 16) +
  rect(394, 78, 140, 46, palette.rust, 12) +
  row(162, 290, true) +
  row(242, 236, true) +
  row(322, 320, true) +
  row(402, 204, false);

/** Accessibility statement: the list, and the people it is for. */
export const statementScene = (): string =>
  inPanel(
    "#CFE6DA",
    rect(0, ground - 90, 960, 90, "#BBDACA") +
      list() +
      sceneRail({ ramp, posts: [166, 316, 466, 616, 740], past: 120 }) +
      sceneGround(ramp, 6) +
      onSurface(ramp, 90, guideDogWalker(), { scale: 0.92 }) +
      onSurface(ramp, 430, wheelchairAdvocate(), { scale: 0.96, turn: -slopeDegrees }) +
      onSurface(ramp, 720, elderWithRollator(-slopeDegrees), { scale: 0.94 }),
  );
