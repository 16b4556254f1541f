// @ts-check
/** Rosa and her readings, all invented. No number is advice: the goal is invented, too. */
import { state } from "./state.js";

/**
 * A blood pressure in mmHg: the top number (systolic) and the bottom number (diastolic).
 * @typedef {readonly [top: number, bottom: number]} Pressure
 */

/** @typedef {Pressure | null} Day A day's reading, or none. */

/** Days as people write them on a card; a dash is a day without a reading. @returns {Day[]} */
export const card = (/** @type {string} */ text) =>
  text.split(" ").map((day) => {
    const [top, bottom] = day.split("/").map(Number);
    return top === undefined || bottom === undefined ? null : [top, bottom];
  });

export const programLength = 90;

/** From Rosa's doctor. @type {Pressure} */
export const rosaGoal = [135, 85];
/** When Rosa measures. */
export const morning = "7:42 a.m.";

/** Rosa's 33 days before the prototype's first one, a week a line. */
const past = [
  ...card("144/90 142/89 139/87 143/90 140/88 138/86 141/87"),
  ...card("140/88 – 141/88 138/86 139/87 137/86 139/87"),
  ...card("138/87 136/86 – 137/86 134/85 136/86 135/86"),
  ...card("135/85 133/84 134/85 131/83 – 133/84 132/83"),
  ...card("133/84 131/83 132/84 130/82 132/83"),
];

/** "128 over 82": how a reading is said, and how the product writes it. */
export const spoken = (/** @type {Pressure} */ [top, bottom]) => `${top} over ${bottom}`;

/** "1 day", "3 days". */
export const days = (/** @type {number} */ count) => `${count} ${count === 1 ? "day" : "days"}`;

/** The date of one of Rosa's days: her day 34 is May 14. @returns {string} "Thursday, May 14" */
export const dateOf = (/** @type {number} */ day, /** @type {Intl.DateTimeFormatOptions} */ parts = {}) =>
  new Date(Date.UTC(2026, 4, day - 20)).toLocaleDateString("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
    ...parts,
  });

export const isAbove = (/** @type {Pressure} */ [top, bottom], /** @type {Pressure} */ goal) =>
  top > goal[0] || bottom > goal[1];

export const todayReading = () => state.readings[state.day];

/** Rosa's days from the first to today. @returns {readonly Day[]} */
export const rosaDays = () =>
  Array.from({ length: state.day }, (_, index) => {
    const logged = state.readings[index + 1];
    return logged === undefined ? (past[index] ?? null) : [logged.top, logged.bottom];
  });

/** A missed day is one that is over: today can still be logged. */
export const dayCounts = () => {
  const all = rosaDays();
  const logged = all.filter((day) => day !== null).length;
  return { logged, missed: all.slice(0, -1).filter((day) => day === null).length };
};

/** The days in groups without a gap: a line must not invent a reading. */
export const runs = (/** @type {readonly Day[]} */ days) => {
  /** @type {{ day: number, reading: Pressure }[][]} */
  const groups = [[]];
  days.forEach((reading, index) => {
    if (reading === null) groups.push([]);
    else groups[groups.length - 1].push({ day: index + 1, reading });
  });
  return groups.filter((group) => group.length > 0);
};
