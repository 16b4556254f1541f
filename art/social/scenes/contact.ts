import { braille } from "../../illustrations/lib/braille";
import { palette } from "../../illustrations/lib/palette";
import { slopeDegrees, surfaceAt, type Ramp } from "../../illustrations/lib/slope";
import { circle, fill, num, place, rect, stroke } from "../../illustrations/lib/svg";
import { signers } from "../../illustrations/people/talkers";
import { wheelchairStudent } from "../../illustrations/people/wheelchair-users";
import { bubble, onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 470, y: ground }, run: 26 * 12 };

/** "hello" for fingers, each cell as its raised dots. */
const hello = ["125", "15", "123", "123", "135"] as const;

/** A mail box with a slot that a seated person reaches; one letter looks out. */
const mailBox = (x: number): string => {
  const y = surfaceAt(ramp, x);
  return (
    rect(x - 12, y - 120, 24, 124, palette.ink) +
    place(
      { x, y: y - 250 },
      rect(-34, -36, 68, 60, palette.paper, 4) + stroke("M-34 -34L0 -8L34 -34", palette.violet, 5),
    ) +
    fill(`M${x - 66} ${num(y - 96)}V${num(y - 196)}a66 66 0 0 1 132 0V${num(y - 96)}Z`, palette.coral) +
    fill(`M${x + 26} ${num(y - 96)}V${num(y - 254)}a66 66 0 0 1 40 58V${num(y - 96)}Z`, palette.rust) +
    rect(x - 44, y - 222, 88, 14, palette.ink, 7) +
    rect(x - 36, y - 176, 72, 34, palette.cream, 5) +
    rect(x - 24, y - 163, 48, 8, palette.rust, 4)
  );
};

/** Contact: two people sign, the air says hello in braille, and a letter is on its way. */
export const contactScene = (): string =>
  inPanel(
    "#F7DDD0",
    rect(0, ground - 74, 960, 74, "#F0C6B2") +
      bubble(64, 128, 340, 150, 196, palette.paper) +
      braille(hello, { x: 108, y: 175, pitch: 28, cell: 61, dot: 9.6, color: palette.ink, flat: "#D9CDE8" }) +
      bubble(440, 216, 214, 116, 478, palette.violet) +
      [0, 1, 2].map((i) => circle(491 + i * 56, 274, 16, palette.lilac)).join("") +
      place({ x: 178, y: ground }, signers(), { scale: 1.36 }) +
      mailBox(858) +
      sceneRail({ ramp, posts: [486, 592, 698], railHeight: 116, past: -18 }) +
      sceneGround(ramp, 5) +
      onSurface(ramp, 622, wheelchairStudent(), { scale: 1.14, turn: -slopeDegrees }),
  );
