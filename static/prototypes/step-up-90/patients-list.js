// @ts-check
/** The pharmacist's patients, all invented, and who of them needs a call. No medical judgment: only comparisons. */
import { card, dateOf, days, isAbove, morning, programLength, rosaDays, rosaGoal } from "./rosa.js";
import { firstDay, state } from "./state.js";

/** @typedef {import("./rosa.js").Pressure} Pressure */
/** @typedef {import("./rosa.js").Day} Day */

/** Name, phone, day, own goal, when they measure, the seven days up to the first one, the days after it in turn. */
const others = `
Walter Okonjo; 555-0118; 52; 140/88; 6:55 a.m.; 136/84 138/86 139/87 – 144/89 146/90 149/91; 139/87 137/86 138/86
Lien Pham; 555-0163; 12; 135/85; 8:10 p.m.; 133/82 130/79 131/80 – – – –; 132/81 130/80 133/82
Samuel Adeyemi; 555-0102; 81; 130/85; 7:05 a.m.; 128/80 127/81 129/80 126/79 128/80 127/80 126/79; 127/80 125/79 126/80
Gloria Beckett; 555-0134; 67; 138/86; 6:40 a.m.; 136/85 135/85 – 134/84 136/85 134/84 133/84; 135/84 – 134/85
Harold Lindgren; 555-0171; 44; 135/85; 7:15 a.m.; 134/82 133/83 134/82 135/83 133/82 – 137/83; 138/84 139/84 134/83
Anjali Mehta; 555-0145; 29; 130/80; 6:30 a.m.; – 124/78 125/77 123/76 124/77 123/77 122/76; 123/76 122/77 124/77
Denise Fontaine; 555-0156; 18; 135/85; 7:20 a.m.; 136/86 136/85 135/85 134/84 – 135/84 134/85; 133/84 134/84 –
Tomás Herrera; 555-0189; 5; 142/90; 7:30 a.m.; – – 145/91 143/89 142/88 140/88 141/87; 140/87 139/87 141/88`;

/**
 * @typedef {object} Reason why somebody needs a call: each has a sign and words of its own
 * @property {"above" | "silent" | "asked"} kind
 * @property {string} headline
 * @property {string} detail
 */

/** How many days in a row, up to the latest reading, were above the goal. */
export const daysAbove = (/** @type {readonly Day[]} */ week, /** @type {Pressure} */ goal) => {
  const upToLatest = week.slice(0, week.length - silentDays(week));
  const under = [...upToLatest].reverse().findIndex((day) => day === null || !isAbove(day, goal));
  return under === -1 ? upToLatest.length : under;
};

/** @returns {Day} the latest reading of these days */
export const latestOf = (/** @type {readonly Day[]} */ week) =>
  week.reduce((/** @type {Day} */ latest, day) => day ?? latest, null);

/** How many days, up to today, have no reading. */
export const silentDays = (/** @type {readonly Day[]} */ week) => {
  const latest = [...week].reverse().findIndex((day) => day !== null);
  return latest === -1 ? week.length : latest;
};

/**
 * The two rules that each patient agreed to on day 1.
 * @returns {Reason[]}
 */
const ruleReasons = (/** @type {string} */ name, /** @type {readonly Day[]} */ week, /** @type {Pressure} */ goal) => {
  const owner = `${name.split(" ")[0]}’s rule`;
  const silent = silentDays(week);
  const above = daysAbove(week, goal);
  if (silent > 3) {
    const headline = `No reading for ${days(silent)}`;
    return [{ kind: "silent", headline, detail: `${owner}: call after 3 days of silence.` }];
  }
  if (above >= 3) {
    const headline = `Above goal ${days(above)} in a row`;
    return [{ kind: "above", headline, detail: `${owner}: call after 3 days above goal.` }];
  }
  return [];
};

/**
 * @typedef {object} PatientToday a patient as the pharmacist sees them
 * @property {string} name
 * @property {string} phone
 * @property {number} day
 * @property {Pressure} goal
 * @property {readonly Day[] | null} week the last seven days; null where the patient doesn't share readings
 * @property {string} latest "today, 6:55 a.m."
 * @property {readonly Reason[]} reasons none where no call is needed
 */

const latestText = (/** @type {readonly Day[]} */ week, /** @type {string} */ time) => {
  const ago = silentDays(week);
  const day =
    ago === 0 ? "today" : ago === 1 ? "yesterday" : dateOf(state.day - ago, { month: undefined, day: undefined });
  return `${day}, ${time}`;
};

/** @returns {PatientToday} */
const rosaToday = () => {
  const all = rosaDays();
  const reasons = state.shares.readings ? ruleReasons("Rosa Delgado", all, rosaGoal) : [];
  if (state.question !== null) {
    const detail = state.question.text === "" ? "She wrote no question." : `“${state.question.text}”`;
    reasons.push({ kind: "asked", headline: "Asked for a call", detail });
  }
  return {
    name: "Rosa Delgado",
    phone: "555-0127",
    day: state.day,
    goal: rosaGoal,
    week: state.shares.readings ? all.slice(-7) : null,
    latest: latestText(all, morning),
    reasons,
  };
};

/** @returns {PatientToday} a row of the table, so many days later */
const otherToday = (/** @type {string} */ row, /** @type {number} */ passed) => {
  const [name, phone, day, goals, time, before, after] = row.split("; ");
  const next = card(after);
  const later = Array.from({ length: passed }, (_, index) => next[index % next.length]);
  const week = [...card(before), ...later].slice(-7);
  const goal = card(goals)[0] ?? rosaGoal;
  const reasons = ruleReasons(name, week, goal);
  const latest = latestText(week, time);
  return { name, phone, day: Math.min(Number(day) + passed, programLength), goal, week, latest, reasons };
};

/** Everyone as the pharmacist sees them today. */
export const patientsToday = () => [
  ...others
    .trim()
    .split("\n")
    .map((row) => otherToday(row, state.day - firstDay)),
  rosaToday(),
];

const order = ["above", "silent", "asked"];
const rank = (/** @type {PatientToday} */ { reasons }) => order.indexOf(reasons[0]?.kind ?? "");

/** Who needs a call today and has had none: goals first, then silence, then questions. */
export const patientsToCall = () =>
  patientsToday()
    .filter(({ name, reasons }) => reasons.length > 0 && !state.called.includes(name))
    .sort((a, b) => rank(a) - rank(b));
