// @ts-check
import { svg } from "./page.js";
import { runs } from "./rosa.js";

/**
 * The last seven top numbers against the goal. A ring is a day without a reading.
 * @param {readonly import("./rosa.js").Day[]} week
 * @param {import("./rosa.js").Pressure} goal
 * @param {string} name
 */
export const weekLine = (week, [goal], name) => {
  const [width, height] = [168, 72];
  const tops = week.map((day) => day?.[0] ?? null);
  const known = tops.flatMap((value) => (value === null ? [] : [value]));
  const [low, high] = [Math.min(...known, goal) - 4, Math.max(...known, goal) + 4];
  const x = (/** @type {number} */ index) => 10 + index * ((width - 20) / 6);
  const y = (/** @type {number} */ value) => height - 16 - ((value - low) / (high - low)) * (height - 22);
  const marks = tops.map((value, index) =>
    value === null
      ? svg("circle", { class: "none", cx: x(index), cy: height - 6, r: 4 })
      : svg("circle", { class: value > goal ? "over" : "under", cx: x(index), cy: y(value), r: 4.5 }),
  );
  const lines = runs(week).map((run) =>
    svg("polyline", { points: run.map(({ day, reading }) => `${x(day - 1)},${y(reading[0])}`).join(" ") }),
  );
  const missing = week.length - known.length;
  const gaps = missing === 0 ? "" : ` ${missing} without a reading.`;
  const label = `${name}, top numbers of the last 7 days: ${known.join(", ")}.${gaps} Goal: ${goal}.`;
  const line = svg("line", { class: "goal", x1: 0, x2: width, y1: y(goal), y2: y(goal) });
  const attributes = { class: "week-line", role: "img", "aria-label": label, viewBox: `0 0 ${width} ${height}` };
  return svg("svg", attributes, line, ...lines, ...marks);
};
