const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Links to another document, which the browser follows without this page's scripts. */
const linksToDocuments = "a[href]:not([data-hydrate], [href^='#'])";

/** Controls that work better with scripts. */
const controls = "[data-hydrate], button, input, textarea, select, summary";

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** A link that is pressed, focused or pointed at: hydrating this page would only delay the next one. */
const leavesPage = (event: Event): boolean =>
  (!(event instanceof KeyboardEvent) || event.key === "Enter") && isWithin(event, linksToDocuments);

/** A finger on the page itself scrolls it: that needs no scripts. */
const isScroll = (event: Event): boolean =>
  "pointerType" in event && event.pointerType === "touch" && !isWithin(event, controls);

/**
 * Calls back once, at the first interaction that hydration is for: the mouse moves, a control is touched, a key is
 * pressed, or the focus moves. A mouse that rests where the page opens reports one `pointermove` too, so it has to move
 * from there.
 */
export const onFirstInteraction = (run: () => void): void => {
  let restingPlace: string | undefined;
  const onEvent = (event: Event): void => {
    if (leavesPage(event) || isScroll(event)) return;
    if (event.type === "pointermove" && event instanceof MouseEvent) {
      const place = `${event.clientX} ${event.clientY}`;
      restingPlace ??= place;
      if (place === restingPlace) return;
    }
    for (const name of events) document.removeEventListener(name, onEvent, true);
    run();
  };
  for (const name of events) document.addEventListener(name, onEvent, { capture: true, passive: true });
};
