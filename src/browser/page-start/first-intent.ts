/** What a visitor does first, besides moving the pointer: points, touches, presses a key, or moves the focus. */
const intents = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * Calls back once, at the visitor's first act. A pointer that rests where the page opens is reported by the browser
 * too; that is no act: it has to move from there.
 */
export const onFirstIntent = (run: () => void): void => {
  let rest: string | undefined;
  const once = (): void => {
    for (const intent of intents) document.removeEventListener(intent, once, true);
    document.removeEventListener("pointermove", onMove, true);
    run();
  };
  const onMove = ({ clientX, clientY }: MouseEvent): void => {
    const place = `${String(clientX)} ${String(clientY)}`;
    rest ??= place;
    if (place !== rest) once();
  };
  for (const intent of intents) document.addEventListener(intent, once, { capture: true, passive: true });
  document.addEventListener("pointermove", onMove, { capture: true, passive: true });
};
