// @ts-check
/** "Listen": the browser's own voice reads words that stand on the page. */
import { html, icon } from "./page.js";

/**
 * Shows the button where the browser can speak. A second press stops the voice.
 * @param {HTMLElement} button
 * @param {HTMLElement} note says when there is no voice
 * @param {() => string} words
 * @returns {() => void} stops the voice
 */
export const offerListening = (button, note, words) => {
  if (!("speechSynthesis" in window)) return () => undefined;
  let isSpeaking = false;

  const show = (/** @type {boolean} */ speaks) => {
    isSpeaking = speaks;
    button.replaceChildren(icon(speaks ? "stop" : "speaker"), html("span", {}, speaks ? "Stop" : "Listen"));
  };
  const stop = () => {
    speechSynthesis.cancel();
    show(false);
  };

  button.hidden = false;
  show(false);
  addEventListener("pagehide", stop);
  button.addEventListener("click", () => {
    if (isSpeaking) return stop();
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(words());
    utterance.lang = "en-US";
    utterance.rate = 0.9;
    utterance.addEventListener("end", () => show(false));
    utterance.addEventListener("error", ({ error }) => {
      show(false);
      if (error !== "canceled" && error !== "interrupted")
        note.textContent = "This browser has no voice here. The same words stand on this page.";
    });
    note.textContent = "";
    show(true);
    speechSynthesis.speak(utterance);
  });
  return stop;
};
