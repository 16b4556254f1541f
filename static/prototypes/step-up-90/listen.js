// @ts-check
/** "Speak": the browser listens and gives words. Loaded when the key is first pressed. */

/**
 * Not in TypeScript's DOM types.
 * @typedef {object} Recognition
 * @property {string} lang
 * @property {() => void} start
 * @property {() => void} abort
 * @property {((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null} onresult
 * @property {((event: { error: string }) => void) | null} onerror
 * @property {(() => void) | null} onend
 */

/** @type {{ SpeechRecognition?: new () => Recognition, webkitSpeechRecognition?: new () => Recognition }} */
const browser = Object(window);
const Type = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;

/** @returns {string[]} the numbers in words that were heard: "128 over 82, pulse 71" */
export const numbersIn = (/** @type {string} */ heard) =>
  // "1:28" and "1 28" are how some browsers write one twenty-eight.
  heard.replace(/\b([12])[:\s](\d\d)\b/g, "$1$2").match(/\b\d{1,3}\b/g) ?? [];

/** @type {Recognition | undefined} */
let current;

/**
 * Listens once; a second press stops it.
 * @param {Element} label of the key
 * @param {(numbers: string[]) => void} use
 * @param {(words: string) => void} tell
 */
export const listen = (label, use, tell) => {
  if (current !== undefined || Type === undefined) return current?.abort();
  current = new Type();
  current.lang = "en-US";
  current.onresult = ({ results }) => {
    const heard = results[0][0].transcript;
    const numbers = numbersIn(heard);
    if (numbers.length > 0) use(numbers);
    else tell(`I heard “${heard}”, but no number. Please say it once more, or use the keys.`);
  };
  current.onerror = ({ error }) => {
    if (error === "aborted") return tell("");
    const mayNot = error === "not-allowed" || error === "service-not-allowed";
    tell(mayNot ? "The browser may not listen here. Please use the keys." : "I heard nothing. Please try once more.");
  };
  current.onend = () => {
    current = undefined;
    label.textContent = "Speak";
  };
  label.textContent = "Listening";
  tell("Listening. Say the number, for example: one twenty-eight.");
  current.start();
};
