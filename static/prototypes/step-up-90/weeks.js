// @ts-check
/** Rosa's readings by week. */
import { html } from "./page.js";
import { dateOf, rosaDays, spoken } from "./rosa.js";

/** @typedef {import("./rosa.js").Day} Day */

const mean = (/** @type {readonly number[]} */ values) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * The averages of Rosa's weeks, counted from her first day. A week without a reading has none.
 * @returns {{ week: number, average: Day, logged: number, days: number }[]}
 */
export const rosaWeeks = () => {
  const all = rosaDays();
  return Array.from({ length: Math.ceil(all.length / 7) }, (_, index) => {
    const week = all.slice(index * 7, index * 7 + 7);
    const logged = week.flatMap((day) => (day === null ? [] : [day]));
    return {
      week: index + 1,
      average: logged.length === 0 ? null : [mean(logged.map(([top]) => top)), mean(logged.map((day) => day[1]))],
      logged: logged.length,
      days: week.length,
    };
  });
};

/** The two sentences that say what the chart shows. */
export const trendSentences = () => {
  const weeks = rosaWeeks();
  return [weeks[0], weeks[weeks.length - 1]].map((week) => {
    const name = week.days < 7 ? `so far in week ${week.week}` : `in week ${week.week}`;
    return week.average === null ? `No reading ${name}.` : `Average ${name}: ${spoken(week.average)}.`;
  });
};

/** A cell of a table that narrow screens lay out as lines: roles keep it a table. */
const cell = (/** @type {(Node | string)[]} */ ...children) => html("td", { role: "cell" }, ...children);
const rowHead = (/** @type {(Node | string)[]} */ ...children) =>
  html("th", { scope: "row", role: "rowheader" }, ...children);
const narrow = (/** @type {string} */ words) => html("span", { class: "where-narrow" }, words);

/**
 * The rows of a table of weeks, newest first.
 * @param {ReturnType<typeof rosaWeeks>} weeks
 */
export const weekRows = (weeks) =>
  [...weeks].reverse().map(({ week, average, logged, days }) => {
    const name = rowHead(narrow("Week "), String(week), ...(days < 7 ? [" ", html("small", {}, "so far")] : []));
    const words = average === null ? "No reading" : spoken(average);
    return html("tr", { role: "row" }, name, cell(words), cell(`${logged} of ${days}`, narrow(" days")));
  });

/** The rows of a table of days, newest first. @param {readonly Day[]} all */
export const dayRows = (all) =>
  all
    .map((day, index) => {
      const date = dateOf(index + 1, { weekday: "short", month: "short" });
      const head = rowHead(narrow("Day "), String(index + 1));
      return html("tr", { role: "row" }, head, cell(date), cell(day === null ? "No reading" : spoken(day)));
    })
    .reverse();
