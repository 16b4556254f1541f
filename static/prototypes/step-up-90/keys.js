// @ts-check
/** What an entry may be, and protection for a hand that shakes. */
import { state } from "./state.js";

/** @typedef {"top" | "bottom" | "pulse"} Field */

/** In the order of the steps. @type {readonly Field[]} */
export const names = ["top", "bottom", "pulse"];

/**
 * The numbers that home monitors show. The app takes no other, and it says so: a number that cannot be is a reason to
 * measure once more, and never a reason for advice.
 */
export const fields = {
  top: { label: "Top", name: "top number", mark: "On your monitor it is marked SYS.", least: 50, most: 260 },
  bottom: { label: "Bottom", name: "bottom number", mark: "On your monitor it is marked DIA.", least: 30, most: 200 },
  pulse: { label: "Pulse", name: "pulse", mark: "On your monitor it has a small heart.", least: 30, most: 220 },
};

/** @returns {string} what is wrong with a number, in words; nothing if it is right */
export const problemOf = (/** @type {Field} */ field, /** @type {string} */ digits) => {
  const { name, least, most } = fields[field];
  const number = Number(digits);
  if (digits === "") return `Please enter the ${name} first.`;
  if (number >= least && number <= most) return "";
  return `${number} can’t be right. It must be ${least} to ${most}. Please measure once more.`;
};

let lastKey = "";
let lastTime = -Infinity;

/**
 * @param {string} key
 * @param {number} time of the event, in milliseconds
 * @returns {boolean} whether this is the same key within the pause: a tremor, not a wish. Each touch begins it anew
 */
export const isEcho = (key, time) => {
  const isTooSoon = key === lastKey && time - lastTime < Number(state.settings.pause);
  lastKey = key;
  lastTime = time;
  return isTooSoon;
};
