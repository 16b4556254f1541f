// @ts-check
/** What the visitor did. It lasts for the visit, in the browser's own sessionStorage, and is sent nowhere. */

/** @typedef {{ top: number, bottom: number, pulse: number }} Reading */

/** Rosa's day on which the prototype begins. */
export const firstDay = 34;

const key = "prototype-step-up-90";

const startState = () => ({
  /** Of Rosa's 90. */
  day: firstDay,
  /** What was logged, by day. @type {Record<number, Reading>} */
  readings: {},
  /** "34 morning": taken or not. @type {Record<string, boolean>} */
  pills: {},
  /** What Theo sees: nothing at first. */
  shares: { readings: false, pills: false, steps: false },
  /** What Rosa asked Theo, perhaps without words. @type {{ text: string } | null} */
  question: null,
  /** The names of whom Theo called today. @type {string[]} */
  called: [],
  /** The last day whose reading Theo looked at. */
  seenDay: 0,
  /** The digits of the Log page, and the words of the Ask page. */
  draft: { top: "", bottom: "", pulse: "" },
  message: "",
  /** In the pause, in milliseconds, a second touch is ignored; the keys are the page's or the phone's. */
  settings: /** @type {Record<string, string>} */ ({ pause: "350", keys: "page" }),
  /** What a person's next page says first. @type {Record<string, string>} */
  notices: {},
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
