// @ts-check
/** What the visitor did. It lasts for the visit, in the browser's own sessionStorage, and is sent nowhere. */

/** @typedef {import("./visits.js").Dog} Dog */
/** @typedef {{ visit: import("./visits.js").VisitName, dogs: Dog[], day: string, time: string, way: string, note: string }} Booking */
/** @typedef {{ get: string, total: number }} Order get is "visit" or "mail", total in dollars */

const key = "prototype-grooming-table";

const startState = () => ({
  /** What stands in the fields of all pages, by the fields' names. @type {Record<string, string | boolean>} */
  fields: {},
  /** What was booked. @type {Booking | null} */
  booked: null,
  hasAccount: false,
  /** At which step of the visit the dogs are: none yet. */
  step: -1,
  /** How many of which product. @type {Record<string, number>} */
  cart: {},
  /** What was ordered last. @type {Order | null} */
  order: null,
  /** What the next page says first. */
  notice: "",
});

/** The text in the storage, or none. A browser may refuse to store: then each page begins anew, and says so. */
const read = () => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** @returns {Partial<ReturnType<typeof startState>>} */
const parse = (/** @type {string | null} */ text) => {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
};

let stored = read();

export const state = { ...startState(), ...parse(stored) };

/** @returns {boolean} whether the browser stored it */
export const save = () => {
  try {
    stored = JSON.stringify(state);
    sessionStorage.setItem(key, stored);
    return true;
  } catch {
    return false;
  }
};

export const startOver = () => {
  Object.assign(state, startState());
  save();
};

// Back may show a page as it was left, though another page changed the state meanwhile.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && read() !== stored) location.reload();
});
