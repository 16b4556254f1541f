/** What a visitor does first: points, touches, presses a key, or moves the focus. */
const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Calls back once, at the visitor's first act. */
export const onFirstIntent = (run: () => void): void => {
  const once = (): void => {
    for (const intent of intents) document.removeEventListener(intent, once, true);
    run();
  };
  for (const intent of intents) document.addEventListener(intent, once, { capture: true, passive: true });
};
