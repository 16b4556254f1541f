import { palette } from "../../illustrations/lib/palette";
import { slope, topOf, type Ramp } from "../../illustrations/lib/slope";
import { circle, fill, num, place, rect, stroke } from "../../illustrations/lib/svg";
import { sleepingDog } from "../../illustrations/people/dog";
import { ground, inPanel, sceneGround } from "./scene";

const ramp: Ramp = { foot: { x: 96, y: ground }, run: 18 * 12 };
const floor = topOf(ramp).y;

const handle = (x: number, y: number): string => rect(x - 38, y, 76, 16, palette.lilac, 8);

/** A cabinet for what is known about visitors. One drawer stands open, and there is nothing in it. */
const cabinet = (): string => {
  const x = 560;
  const width = 288;
  const drawers = [0, 1, 2].map((i) => floor - 430 + i * 140);
  return (
    rect(x - 10, floor - 452, width + 20, 452, palette.violetDeep, 12) +
    drawers
      .map((y, index) =>
        index === 0
          ? rect(x + 6, y, width - 12, 120, palette.ink, 6)
          : rect(x + 6, y, width - 12, 124, palette.violet, 8) + handle(x + width / 2, y + 44),
      )
      .join("") +
    // The open drawer: its floor seen from above, its front nearer and so larger.
    fill(`M${x + 20} ${num(floor - 400)}H${x + width - 20}L${x + width + 4} ${num(floor - 344)}H${x - 4}Z`, "#0F0A22") +
    rect(x - 18, floor - 352, width + 36, 132, "#5A3AB0", 10) +
    handle(x + width / 2, floor - 302)
  );
};

const cactus = (x: number, y: number): string =>
  fill(`M${x - 22} ${num(y - 40)}V${num(y - 128)}a22 22 0 0 1 44 0V${num(y - 40)}Z`, palette.green) +
  stroke(
    `M${x + 20} ${num(y - 74)}H${x + 40}a8 8 0 0 0 8 -8V${num(y - 112)}M${x - 20} ${num(y - 60)}H${x - 36}a8 8 0 0 1 -8 -8V${num(y - 88)}`,
    palette.green,
    19,
  ) +
  circle(x, y - 152, 11, palette.coral) +
  fill(`M${x - 44} ${num(y - 50)}H${x + 44}L${x + 32} ${num(y)}H${x - 32}Z`, palette.rust);

/** A window with its blind half drawn. */
const window = (): string =>
  rect(96, 196, 300, 300, palette.ink, 14) +
  rect(110, 210, 272, 272, "#BFD0EE", 6) +
  circle(306, 400, 34, palette.paper) +
  fill(`M110 482V462L382 ${num(462 - 272 * slope)}V482Z`, palette.green) +
  stroke("M246 210V482", palette.ink, 10) +
  rect(104, 204, 284, 136, palette.paper, 4) +
  [0, 1, 2, 3].map((i) => rect(104, 232 + i * 30, 284, 5, "#D9CDE8")).join("") +
  stroke("M246 340V366", palette.ink, 4) +
  circle(246, 374, 9, palette.rust) +
  rect(78, 494, 336, 18, palette.violet, 6);

/** Privacy: an empty drawer, a blind, and a watchdog with nothing to watch. */
export const privacyScene = (): string =>
  inPanel(
    "#E8E0FF",
    rect(0, ground - 92, 960, 92, "#D6CAFA") +
      window() +
      cabinet() +
      cactus(790, floor - 452) +
      sceneGround(ramp, 4) +
      place({ x: 420, y: floor + 3 }, sleepingDog("#E3C28C", "#C59E62"), { scale: 1.4 }),
  );
