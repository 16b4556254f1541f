// @ts-check
/** "Hear it": the browser's own voice reads words that the page then shows, too. */
import { html, icon } from "./page.js";

const canSpeak = "speechSynthesis" in window;

/**
 * Shows the button where the browser can speak. A second press stops the voice.
 * @param {HTMLElement} button
 * @param {HTMLElement} caption shows what is said; no live region, as two voices would talk at once
 * @param {() => string} words
 */
export const offerHearing = (button, caption, words) => {
  let isSpeaking = false;

  const show = (/** @type {boolean} */ speaks) => {
    isSpeaking = speaks;
    button.replaceChildren(icon(speaks ? "stop" : "speaker"), html("span", {}, speaks ? "Stop" : "Hear it"));
  };

  button.hidden = !canSpeak;
  if (!canSpeak) return;
  show(false);
  addEventListener("pagehide", () => speechSynthesis.cancel());

  button.addEventListener("click", () => {
    speechSynthesis.cancel();
    if (isSpeaking) return show(false);
    const text = words();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "en-US";
    utterance.rate = 0.9;
    utterance.addEventListener("end", () => show(false));
    utterance.addEventListener("error", ({ error }) => {
      show(false);
      if (error !== "canceled" && error !== "interrupted")
        caption.textContent = `This browser has no voice here. It would say: “${text}”`;
    });
    caption.textContent = `“${text}”`;
    show(true);
    speechSynthesis.speak(utterance);
  });
};
