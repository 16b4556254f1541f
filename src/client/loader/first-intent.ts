/** What a visitor does first, besides moving the pointer: points, touches, presses a key, or moves the focus. */
const intents = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Links that the browser follows by itself, to another page. */
const leadsAway = "a[href]:not([data-awaits-scripts], [href^='#'])";

/** Milliseconds after which a visitor who acts on such a link has not followed it. */
const stillHereMs = 1000;

const isOnWayOut = (event: Event): boolean => {
  if (event instanceof KeyboardEvent && event.key !== "Enter") return false;
  return event.target instanceof Element && event.target.closest(leadsAway) !== null;
};

/**
 * Calls back once, at the visitor's first act. Two things are none:
 * - a pointer that rests where the page opens, which the browser reports too: it has to move from there;
 * - pointing at a link to another page, or pressing it: this page's scripts would only keep the other one waiting. Who
 *   is still here a second later has acted.
 */
export const onFirstIntent = (run: () => void): void => {
  let rest: string | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;
  const once = (): void => {
    clearTimeout(later);
    for (const intent of intents) document.removeEventListener(intent, onIntent, true);
    document.removeEventListener("pointermove", onMove, true);
    run();
  };
  const onIntent = (event: Event): void => {
    if (isOnWayOut(event)) later ??= setTimeout(once, stillHereMs);
    else once();
  };
  const onMove = (event: MouseEvent): void => {
    const place = `${String(event.clientX)} ${String(event.clientY)}`;
    rest ??= place;
    if (place !== rest) onIntent(event);
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { capture: true, passive: true });
  document.addEventListener("pointermove", onMove, { capture: true, passive: true });
};
