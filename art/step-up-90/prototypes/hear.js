// @ts-check
/** "Hear it": the phone's own voice reads the words that the button carries. */
document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-say]") : null;
  if (!(button instanceof HTMLElement) || !("speechSynthesis" in window)) return;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(new SpeechSynthesisUtterance(button.dataset.say ?? ""));
});
