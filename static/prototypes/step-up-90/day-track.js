// @ts-check
import { svg } from "./page.js";
import { programLength } from "./rosa.js";

/**
 * 90 days as 90 marks: a bar for a logged day, an outline for a missed one, a dot for a day to come. Today is the
 * tallest, and an outline until it is logged. Shape alone tells them apart.
 * @param {readonly import("./rosa.js").Day[]} days the last one is today
 * @param {number} perRow
 */
export const dayTrack = (days, perRow) => {
  const pitch = perRow > 30 ? 10 : 12;
  const barHeight = 22;
  const rowHeight = 32;
  const rows = Math.ceil(programLength / perRow);
  const marks = Array.from({ length: programLength }, (_, index) => {
    const x = (index % perRow) * pitch + pitch / 2;
    const y = Math.floor(index / perRow) * rowHeight + rowHeight / 2;
    const isToday = index === days.length - 1;
    if (index >= days.length) return svg("circle", { class: "to-come", cx: x, cy: y, r: 2.1 });
    const isLogged = days[index] !== null;
    // An outline is as large as a full bar, with its line.
    const line = isLogged ? 0 : 1.4;
    const [width, height] = [(isToday ? 10 : 7) - line, (isToday ? barHeight + 8 : barHeight) - line];
    const name = `${isLogged ? "logged" : "missed"}${isToday ? " today" : ""}`;
    return svg("rect", { class: name, x: x - width / 2, y: y - height / 2, width, height, rx: width / 2 });
  });
  const viewBox = `0 0 ${perRow * pitch} ${rows * rowHeight}`;
  return svg("svg", { class: "day-track", viewBox, "aria-hidden": "true" }, ...marks);
};
