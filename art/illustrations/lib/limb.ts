import { fill, num, type Point } from "./svg";

/** A joint of an arm or a leg: where it is and how thick the limb is there (radius). */
export type Joint = readonly [x: number, y: number, radius: number];

interface Station extends Point {
  readonly r: number;
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Points on a smooth curve through the joints. */
const stations = (joints: readonly Joint[], steps: number): readonly Station[] => {
  const found: Station[] = [];
  for (let i = 0; i < joints.length - 1; i += 1) {
    const here = joints[i];
    const next = joints[i + 1];
    if (here === undefined || next === undefined) continue;
    const before = joints[i - 1] ?? here;
    const after = joints[i + 2] ?? next;
    for (let step = i === 0 ? 0 : 1; step <= steps; step += 1) {
      const t = step / steps;
      found.push({
        x: catmullRom(before[0], here[0], next[0], after[0], t),
        y: catmullRom(before[1], here[1], next[1], after[1], t),
        r: here[2] + (next[2] - here[2]) * t,
      });
    }
  }
  return found;
};

/** One bone: two circles and what lies between their outer tangents. */
const bone = ([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length <= Math.abs(r1 - r2)) throw new Error("two joints of a limb lie inside each other");
  const along = Math.atan2(y2 - y1, x2 - x1);
  const lean = Math.acos((r1 - r2) / length);
  const at = (x: number, y: number, r: number, angle: number): string =>
    `${num(x + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`;
  // The far arc is the long way round only where the far end is the thicker one, the near arc otherwise.
  const far = r2 > r1 ? 1 : 0;
  return (
    `M${at(x1, y1, r1, along + lean)}L${at(x2, y2, r2, along + lean)}` +
    `A${num(r2)} ${num(r2)} 0 ${far} 0 ${at(x2, y2, r2, along - lean)}` +
    `L${at(x1, y1, r1, along - lean)}` +
    `A${num(r1)} ${num(r1)} 0 ${1 - far} 0 ${at(x1, y1, r1, along + lean)}Z`
  );
};

/**
 * An arm or a leg with firm joints: straight bones, round elbows and knees, tapering from joint to joint.
 * @param joints two or more, from the body outwards
 * @throws Error when a joint lies inside its neighbor
 */
export const limb = (joints: readonly Joint[], color: string): string =>
  fill(
    joints
      .slice(1)
      .map((joint, index) => bone(joints[index] ?? joint, joint))
      .join(""),
    color,
  );

/**
 * A soft limb without joints: a tail, a scarf, an ear, a sleeve that falls in a curve.
 * @param joints two or more
 */
export const softLimb = (joints: readonly Joint[], color: string): string => {
  const line = stations(joints, 8);
  const left: string[] = [];
  const right: string[] = [];
  line.forEach((point, index) => {
    const from = line[index - 1] ?? point;
    const to = line[index + 1] ?? point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const nx = (-(to.y - from.y) / length) * point.r;
    const ny = ((to.x - from.x) / length) * point.r;
    left.push(`${num(point.x + nx)} ${num(point.y + ny)}`);
    right.unshift(`${num(point.x - nx)} ${num(point.y - ny)}`);
  });
  const first = line[0];
  const last = line[line.length - 1];
  if (first === undefined || last === undefined) throw new Error("a limb needs at least two joints");
  return fill(
    `M${left.join("L")}A${num(last.r)} ${num(last.r)} 0 0 0 ${right.join("L")}` +
      `A${num(first.r)} ${num(first.r)} 0 0 0 ${left[0] ?? ""}Z`,
    color,
  );
};
