import { limb, type Joint } from "../lib/limb";
import type { Skin } from "../lib/palette";
import { fill, num, place, stroke, type Point } from "../lib/svg";
import { head, type HeadLook } from "./head";

/**
 * A standing or walking person in profile, facing right, about 300 units high. The origin is the ground under the
 * feet; y grows downwards, so the head lies at about y = -270.
 */
export interface Figure {
  readonly head: HeadLook;
  /** Where the head sits, how far it nods (degrees), and whether it looks back. */
  readonly headAt?: Point & { readonly turn?: number; readonly flip?: boolean };
  readonly top: string;
  readonly topShade: string;
  readonly bottom: string;
  readonly bottomShade: string;
  readonly shoe: string;
  readonly sock?: string;
  readonly shoulder?: Joint;
  readonly hip?: Joint;
  /** Knee and ankle. `null`: something in `extra` stands for that leg. */
  readonly farLeg?: readonly [Joint, Joint] | null;
  readonly nearLeg?: readonly [Joint, Joint] | null;
  /** Elbow and wrist. */
  readonly farArm: readonly [Joint, Joint];
  readonly nearArm: readonly [Joint, Joint];
  /** Sleeves end at the elbow. */
  readonly shortSleeves?: boolean;
  /** Both hands are open: they wave, sign or show something. */
  readonly openHands?: boolean;
  /** Drawn behind everything. */
  readonly back?: string;
  /** A coat, a dress or a pattern, over torso and legs. */
  readonly over?: string;
  /** Drawn last but one, under the near arm. */
  readonly extra?: string;
}

/** A point on the line across a bone, `by` units to its side. */
const aside = ([x, y]: Joint, [toX, toY]: Joint, by: number): string => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return `${num(x + ((toY - y) / length) * by)} ${num(y - ((toX - x) / length) * by)}`;
};

const between = ([x1, y1, r1]: Joint, [x2, y2, r2]: Joint, t: number): Joint => [
  x1 + (x2 - x1) * t,
  y1 + (y2 - y1) * t,
  r1 + (r2 - r1) * t,
];

/** The lower part of a trouser leg or a sleeve: it ends in a straight hem. */
const hemmed = (from: Joint, hem: Joint, color: string): string => {
  const beyond: Joint = [hem[0] * 2 - from[0], hem[1] * 2 - from[1], hem[2]];
  return fill(
    `M${aside(from, hem, from[2])}L${aside(hem, beyond, hem[2])}L${aside(hem, beyond, -hem[2])}L${aside(from, hem, -from[2])}Z`,
    color,
  );
};

const shoePath = "M-13 -15C-6 -18 4 -18 11 -15C13 -6 29 -4 36 4C38 8 38 12 37 12H-14C-16 2 -15 -8 -13 -15Z";
const handPath = "M-8 -9C0 -11 12 -11 16 -6C19 0 18 7 12 9C4 12 -6 10 -8 8ZM0 -8C0 -16 8 -21 12 -17C14 -13 10 -8 8 -5Z";

/** A shoe whose sole stands on the ground, or whose heel is lifted by `turn` degrees. */
export const shoe = ([x, y]: Joint, color: string, turn = 0): string =>
  place({ x, y }, fill(shoePath, color), { turn });

/** An open hand: palm, four fingers and a thumb, for those who wave or sign. */
const openHand = (color: string): string =>
  fill("M-8 -9C0 -12 10 -12 14 -7C17 0 16 6 11 9C4 12 -6 11 -8 8Z", color) +
  stroke("M9 -7L21 -14M12 -3L28 -5M12 2L28 5M9 6L21 13", color, 5.4) +
  stroke("M-1 -8L7 -20", color, 6);

/** A hand at the end of a forearm: closed around something, or open. */
export const hand = (elbow: Joint, wrist: Joint, color: string, open = false): string =>
  place({ x: wrist[0], y: wrist[1] }, open ? openHand(color) : fill(handPath, color), {
    turn: (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI,
    scale: wrist[2] / 9,
  });

/** Where a short sleeve ends: a little before the elbow, and wider than the arm. */
const sleeveEnd = (shoulder: Joint, elbow: Joint): Joint => {
  const [x, y] = between(shoulder, elbow, 0.86);
  return [x, y, elbow[2] + 4];
};

/** An arm in a sleeve. */
export const arm = (
  shoulder: Joint,
  [elbow, wrist]: readonly [Joint, Joint],
  color: string,
  skin: string,
  short = false,
  open = false,
): string =>
  hand(elbow, wrist, skin, open) +
  limb([short ? elbow : between(elbow, wrist, 0.5), wrist], skin) +
  (short
    ? hemmed(shoulder, sleeveEnd(shoulder, elbow), color) + limb([shoulder, between(shoulder, elbow, 0.5)], color)
    : limb([shoulder, elbow], color) +
      hemmed(elbow, between(elbow, [wrist[0], wrist[1], wrist[2] + 2.5], 0.86), color));

/** A leg in trousers, with sock and shoe. */
export const leg = (
  hip: Joint,
  [knee, ankle]: readonly [Joint, Joint],
  color: string,
  sock: string,
  shoeColor: string,
): string => {
  const lift = Math.min(40, Math.max(0, -(ankle[1] + 13) * 1.7));
  return (
    limb([knee, [ankle[0], ankle[1], 7]], sock) +
    shoe(ankle, shoeColor, lift) +
    limb([hip, knee], color) +
    hemmed(knee, between(knee, [ankle[0], ankle[1], ankle[2] + 4], 0.8), color)
  );
};

const torsoEdges = ([sx, sy, sr]: Joint, [hx, hy, hr]: Joint): { readonly whole: string; readonly shade: string } => {
  const back = `M${num(sx - 13)} ${num(sy - sr - 6)}C${num(sx - sr * 0.9)} ${num(sy - sr)} ${num(sx - sr - 7)} ${num(sy - 8)} ${num(sx - sr - 4)} ${num(sy + 14)}L${num(hx - hr - 3)} ${num(hy + 8)}`;
  return {
    whole: `${back}Q${num(hx)} ${num(hy + 14)} ${num(hx + hr + 2)} ${num(hy + 8)}C${num(hx + hr + 2)} ${num(hy - 24)} ${num(sx + sr + 10)} ${num(sy + 30)} ${num(sx + sr + 2)} ${num(sy - 2)}C${num(sx + sr - 2)} ${num(sy - sr * 0.7)} ${num(sx + 16)} ${num(sy - sr - 2)} ${num(sx + 13)} ${num(sy - sr - 6)}Z`,
    shade: `${back}Q${num(hx - hr * 0.5)} ${num(hy + 12)} ${num(hx - hr * 0.25)} ${num(hy + 11)}C${num(sx - sr * 0.5)} ${num(sy + 30)} ${num(sx - 2)} ${num(sy)} ${num(sx + 2)} ${num(sy - sr - 5)}Z`,
  };
};

/** Chest and back in a shirt with a straight hem, the back in shade. */
export const torso = (shoulder: Joint, hip: Joint, color: string, shade: string): string => {
  const { whole, shade: part } = torsoEdges(shoulder, hip);
  return fill(whole, color) + fill(part, shade);
};

const skinOf = (skin: Skin, far: boolean): string => (far ? skin.shade : skin.light);

export const figure = (who: Figure): string => {
  const {
    headAt = { x: 8, y: -272 },
    shoulder = [0, -208, 27],
    hip = [-2, -146, 27],
    farLeg = [
      [-14, -78, 17],
      [-36, -16, 10],
    ],
    nearLeg = [
      [20, -80, 18],
      [22, -12, 11],
    ],
    shortSleeves = false,
    openHands = false,
    sock = who.top,
    over = "",
    back = "",
    extra = "",
  } = who;
  const [sx, sy] = shoulder;
  const [hx, hy, hr] = hip;
  const { skin } = who.head;
  return (
    back +
    arm([sx + 6, sy, 14], who.farArm, who.topShade, skinOf(skin, true), shortSleeves, openHands) +
    (farLeg === null ? "" : leg([hx + 3, hy + 6, hr - 4], farLeg, who.bottomShade, sock, who.shoe)) +
    (nearLeg === null ? "" : leg([hx - 1, hy + 6, hr - 3], nearLeg, who.bottom, sock, who.shoe)) +
    torso(shoulder, hip, who.top, who.topShade) +
    over +
    place(headAt, head(who.head), { scale: 0.54, turn: headAt.turn ?? 0, flip: headAt.flip ?? false }) +
    extra +
    arm([sx - 2, sy + 2, 16], who.nearArm, who.top, skinOf(skin, false), shortSleeves, openHands)
  );
};
