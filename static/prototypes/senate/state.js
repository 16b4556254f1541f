// @ts-check
/** What the visitor did. It lasts for the visit, in the browser's own sessionStorage, and is sent nowhere. */

/**
 * @typedef {object} Letter
 * @property {string} bill its number, or nothing
 * @property {string} kind what the writer wants: "question", "opinion" or "help"
 * @property {string} text
 * @property {number} district whose senator it went to
 * @property {number} day of March on which it was sent
 * @property {boolean} isAnswered
 * @property {string} helped what the writer said of the answer: "yes", "no" or nothing
 */

const key = "prototype-senate";

const startState = () => ({
  /** Of March. It passes only when the visitor says so. */
  day: 10,
  /** The visitor's district, 0 where the visitor found no senator. */
  district: 0,
  /** What stands in the field of the first page, and the district that it showed. */
  address: "",
  found: 0,
  /** The numbers of the bills that the visitor follows. @type {string[]} */
  follows: [],
  /** By bill: the plain words, or the official text. */
  reading: /** @type {Record<string, string>} */ ({}),
  /** How the list of names is sorted. */
  sort: { by: "name", isDown: false },
  draft: { bill: "214", kind: "question", text: "" },
  /** The newest first. @type {Letter[]} */
  letters: [],
  /** Whether the phone lies on its side, on a wide window. */
  isTurned: false,
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
