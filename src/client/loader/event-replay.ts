/**
 * Queues a click or submit that comes before hydration and replays it afterwards. A control that waits for hydration
 * carries `data-hydrate`. Meanwhile the control and the page show that the click was received: `data-pending`, styled in
 * base.css. If the scripts don't load, the control does what it does without JavaScript.
 */

/** Milliseconds after which a queued event falls back to the behavior without JavaScript. */
const fallBackAfterMs = 8000;

type QueuedEvent =
  | { readonly kind: "click"; readonly control: HTMLElement }
  | { readonly kind: "submit"; readonly form: HTMLFormElement; readonly by: HTMLElement | null };

const hydratedControl = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hydrate]") : null;

/** A click for a new tab, a new window or a download is left to the browser. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** With scripts the form's own dialogs report errors, also for a submit that comes before hydration. */
const setNativeValidation = (on: boolean): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-hydrate]")) form.noValidate = !on;
};

interface EventQueue {
  /** After hydration: repeats the queued event. */
  readonly replay: () => void;
  /** When the scripts don't load: the queued event and all later ones are the browser's. */
  readonly fallBack: () => void;
}

/** Listens for clicks and submits from now on. @param hydrate called when one is queued */
export const queueEvents = (hydrate: () => void): EventQueue => {
  let queued: QueuedEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queue = (event: Event, what: QueuedEvent, pressed: HTMLElement | null): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    clearPending();
    queued = what;
    for (const element of [document.documentElement, pressed]) element?.toggleAttribute("data-pending", true);
    timer ??= setTimeout(fallBack, fallBackAfterMs);
    hydrate();
  };

  const onClick = (event: MouseEvent): void => {
    const control = hydratedControl(event.target);
    // A click inside a form is handled by its submit event.
    if (control === null || control instanceof HTMLFormElement || isForBrowser(event)) return;
    queue(event, { kind: "click", control }, control);
  };

  const onSubmit = (event: SubmitEvent): void => {
    const form = hydratedControl(event.target);
    if (form instanceof HTMLFormElement) queue(event, { kind: "submit", form, by: event.submitter }, event.submitter);
  };

  const clearPending = (): void => {
    for (const element of document.querySelectorAll("[data-pending]")) element.removeAttribute("data-pending");
  };

  const replay = (): void => {
    const last = queued;
    queued = undefined;
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("submit", onSubmit, true);
    clearTimeout(timer);
    clearPending();
    if (last?.kind === "click") last.control.click();
    if (last?.kind === "submit") last.form.requestSubmit(last.by);
  };

  function fallBack(): void {
    setNativeValidation(true);
    replay();
  }

  setNativeValidation(false);
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  return { replay, fallBack };
};
