// @ts-check
/** The chart of all readings. It stands beside sentences and tables that say the same. */
import { svg } from "./page.js";
import { runs } from "./rosa.js";

/** @typedef {import("./rosa.js").Day} Day */
/** @typedef {import("./rosa.js").Pressure} Pressure */

/**
 * All readings as two lines, which differ by their marks: discs and squares.
 * @param {{ days: readonly Day[], goal: Pressure, width: number, font: number, label: string }} options width and font
 *   in CSS pixels
 */
const trendChart = ({ days, goal, width, font, label }) => {
  const logged = days.flatMap((day) => (day === null ? [] : [day]));
  const lowest = Math.min(70, ...logged.map((day) => Math.floor((day[1] - 5) / 10) * 10));
  const highest = Math.max(150, ...logged.map(([top]) => Math.ceil((top + 5) / 10) * 10));
  const [left, right, top] = [font * 2.8, width - font * 3.4, font * 0.6];
  const height = Math.round(Math.max(226, Math.min(width * 0.58, 340)) + (font - 16) * 2);
  const bottom = height - font * 1.9;
  const x = (/** @type {number} */ day) => left + 10 + ((day - 1) / Math.max(days.length - 1, 1)) * (right - left - 10);
  const y = (/** @type {number} */ value) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top);
  const text = (/** @type {number} */ atX, /** @type {number} */ atY, /** @type {string} */ words, anchor = "end") =>
    svg("text", { x: atX, y: atY, "font-size": font, "text-anchor": anchor }, words);

  const weekCount = Math.ceil(days.length / 7);
  const weekWidth = (right - left) / (days.length / 7);
  const each = Math.ceil((font * 1.6) / weekWidth);
  const weeks = Array.from({ length: weekCount }, (_, week) => {
    const from = week === 0 ? left : x(week * 7 + 0.5);
    const to = week === weekCount - 1 ? right + 8 : x(week * 7 + 7.5);
    const band = {
      class: week % 2 === 0 ? "band" : "band even",
      x: from,
      y: top,
      width: to - from,
      height: bottom - top,
    };
    const name = week % each === 0 ? [text((from + to) / 2, height - font * 0.4, String(week + 1), "middle")] : [];
    return [svg("rect", band), ...name];
  });

  const step = highest - lowest > 120 ? 40 : 20;
  const lines = [];
  for (let value = Math.ceil(lowest / step) * step; value < highest; value += step)
    lines.push(
      svg("line", { class: "grid", x1: left, x2: right + 8, y1: y(value), y2: y(value) }),
      text(left - font * 0.4, y(value) + font * 0.34, String(value)),
    );

  const goals = goal.map((value) =>
    svg("line", { class: "goal", x1: left, x2: right + 8, y1: y(value), y2: y(value) }),
  );

  const series = [0, 1].flatMap((part) => {
    const name = part === 0 ? "top" : "bottom";
    return runs(days).flatMap((run) => {
      const points = run.map(({ day, reading }) => `${x(day)},${y(reading[part])}`).join(" ");
      const marks = run.map(({ day, reading }) => {
        const [cx, cy, r] = [x(day), y(reading[part]), day === days.length ? 6 : 3];
        return part === 0
          ? svg("circle", { class: name, cx, cy, r })
          : svg("rect", { class: name, x: cx - r, y: cy - r, width: r * 2, height: r * 2 });
      });
      return [svg("polyline", { class: name, points }), ...marks];
    });
  });

  // Today's two numbers stand at the end of their lines, apart from each other.
  const last = days[days.length - 1];
  const ends = (last ?? []).map((value, part) => {
    const apart = last !== null && y(last[1]) - y(last[0]) < font * 1.4 ? font * (part === 0 ? -0.5 : 0.5) : 0;
    const end = text(right + font * 0.7, y(value) + font * 0.4 + apart, String(value), "start");
    end.classList.add("end");
    end.setAttribute("font-size", String(font * 1.2));
    return end;
  });

  const drawn = [...weeks.flat(), text(0, height - font * 0.4, "Week", "start"), ...lines, ...goals, ...series];
  const attributes = { class: "trend-chart", role: "img", "aria-label": label, viewBox: `0 0 ${width} ${height}` };
  // The label says what the drawing shows.
  return svg("svg", attributes, svg("g", { "aria-hidden": "true" }, ...drawn, ...ends));
};

/**
 * Draws the chart for the room it has and the size of text, and once more when one of them changes.
 * @param {HTMLElement} place
 * @param {{ days: readonly Day[], goal: Pressure, label: string }} options
 */
export const showTrend = (place, options) => {
  let drawnFor = "";
  const draw = () => {
    const width = Math.round(place.clientWidth);
    // Where text is three times its size, larger numbers would lie over each other.
    const font = Math.min(parseFloat(getComputedStyle(place).fontSize), width / 9);
    if (width === 0 || drawnFor === `${width} ${font}`) return;
    drawnFor = `${width} ${font}`;
    place.replaceChildren(trendChart({ ...options, width, font }));
  };
  draw();
  new ResizeObserver(draw).observe(place);
};
