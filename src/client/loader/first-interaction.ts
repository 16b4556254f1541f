const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Links to another document, which the browser follows without this page's scripts. */
const linksToDocuments = "a[href]:not([href^='#'])";

/** Controls that work better with scripts. */
const controls = "button, input, textarea, select, summary";

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A link that is pressed, focused or pointed at: hydrating this page would only delay the next one. */
const leavesPage = (event: Event): boolean =>
  (!(event instanceof KeyboardEvent) || event.key === "Enter") && isWithin(event, linksToDocuments);

/** Fingers scroll; a tap on a control is known by its focus. */
const isTouch = (event: Event): boolean => "pointerType" in event && event.pointerType === "touch";

/** A press on the page itself moves the focus to main. */
const isFocusElsewhere = (event: Event): boolean => event.type === "focusin" && !isWithin(event, controls);

/**
 * Calls back once, at the first interaction that hydration is for: the mouse moves or is pressed, a key is pressed, or a
 * control gets the focus. A mouse that does not move reports one `pointermove` as the page opens, so the position has to
 * change.
 */
export const onFirstInteraction = (run: () => void): void => {
  let initialPosition: string | undefined;
  const onEvent = (event: Event): void => {
    if (leavesPage(event) || isTouch(event) || isFocusElsewhere(event)) return;
    if (event.type === "pointermove" && event instanceof MouseEvent) {
      const position = `${event.clientX} ${event.clientY}`;
      initialPosition ??= position;
      if (position === initialPosition) return;
    }
    for (const name of events) document.removeEventListener(name, onEvent, true);
    run();
  };
  for (const name of events) document.addEventListener(name, onEvent, { capture: true, passive: true });
};
