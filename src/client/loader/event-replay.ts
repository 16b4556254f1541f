/**
 * Queues the submit of a form that comes before hydration and replays it afterwards. A form that waits for hydration
 * carries `data-hydrate`. Meanwhile its button and the page show that the click was received: `data-pending`, styled in
 * base.css. If the scripts don't load, the form does what it does without JavaScript.
 */

/** Milliseconds after which a queued submit falls back to the behavior without JavaScript. */
const fallBackAfterMs = 8000;

interface QueuedSubmit {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/** With scripts the form's own dialogs report errors, also for a submit that comes before hydration. */
const setNativeValidation = (on: boolean): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-hydrate]")) form.noValidate = !on;
};

interface EventQueue {
  /** After hydration: repeats the queued submit. */
  readonly replay: () => void;
  /** When the scripts don't load: the queued submit and all later ones are the browser's. */
  readonly fallBack: () => void;
}

/** Listens for submits from now on. @param hydrate called when one is queued */
export const queueEvents = (hydrate: () => void): EventQueue => {
  let queued: QueuedSubmit | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && form.matches("[data-hydrate]"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clearPending();
    queued = { form, submitter };
    for (const element of [document.documentElement, submitter]) element?.toggleAttribute("data-pending", true);
    timer ??= setTimeout(fallBack, fallBackAfterMs);
    hydrate();
  };

  const clearPending = (): void => {
    for (const element of document.querySelectorAll("[data-pending]")) element.removeAttribute("data-pending");
  };

  const replay = (): void => {
    const last = queued;
    queued = undefined;
    document.removeEventListener("submit", onSubmit, true);
    clearTimeout(timer);
    clearPending();
    last?.form.requestSubmit(last.submitter);
  };

  function fallBack(): void {
    setNativeValidation(true);
    replay();
  }

  setNativeValidation(false);
  document.addEventListener("submit", onSubmit, true);
  return { replay, fallBack };
};
