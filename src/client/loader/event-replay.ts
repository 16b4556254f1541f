/**
 * Queues a click or submit that comes before hydration and replays it afterwards. A control that waits for hydration
 * carries `data-hydrate`. Where hydration replaces the element (a link becomes a button), both carry one key:
 * `data-hydrate="menu"` and `data-replaces="menu"`. If the scripts don't load, the control does what it does without
 * JavaScript.
 */

/** Milliseconds after which a queued event falls back to the behavior without JavaScript. */
const fallBackAfterMs = 8000;

/** Frames that a replacing element may take to render. */
const maxFrames = 60;

type QueuedEvent =
  | { readonly kind: "click"; readonly control: HTMLElement }
  | { readonly kind: "submit"; readonly form: HTMLFormElement; readonly by: HTMLElement | null };

const hydratedControl = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hydrate]") : null;

/** The element that replaces a control after hydration, or the control itself. Undefined while not rendered yet. */
const replacement = (control: HTMLElement): HTMLElement | undefined => {
  const key = control.dataset["hydrate"] ?? "";
  return key === "" ? control : (document.querySelector<HTMLElement>(`[data-replaces="${key}"]`) ?? undefined);
};

/** A click for a new tab, a new window or a download is left to the browser. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface EventQueue {
  /** After hydration: repeats the queued event and keeps the focus where it was. */
  readonly replay: () => void;
  /** When the scripts don't load: the queued event and all later ones are the browser's. */
  readonly fallBack: () => void;
}

/** Listens for clicks and submits from now on. @param hydrate called when one is queued */
export const queueEvents = (hydrate: () => void): EventQueue => {
  let queued: QueuedEvent | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queue = (event: Event, what: QueuedEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queued = what;
    // Styled in base.css (progress cursor), so that a slow connection does not look like a dead control.
    document.documentElement.toggleAttribute("data-waits", true);
    timer ??= setTimeout(fallBack, fallBackAfterMs);
    hydrate();
  };

  const onClick = (event: MouseEvent): void => {
    const control = hydratedControl(event.target);
    // A click inside a form is handled by its submit event.
    if (control === null || control instanceof HTMLFormElement || isForBrowser(event)) return;
    queue(event, { kind: "click", control });
  };

  const onSubmit = (event: SubmitEvent): void => {
    const form = hydratedControl(event.target);
    if (form instanceof HTMLFormElement) queue(event, { kind: "submit", form, by: event.submitter });
  };

  const stop = (): QueuedEvent | undefined => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("submit", onSubmit, true);
    clearTimeout(timer);
    document.documentElement.removeAttribute("data-waits");
    const last = queued;
    queued = undefined;
    return last;
  };

  function fallBack(): void {
    const last = stop();
    if (last?.kind === "click") last.control.click();
    if (last?.kind === "submit") last.form.submit();
  }

  const replay = (): void => {
    const focused = hydratedControl(document.activeElement);
    let frames = 0;
    const whenRendered = (): void => {
      frames += 1;
      const awaited = [...(focused === null ? [] : [focused]), ...(queued?.kind === "click" ? [queued.control] : [])];
      if (awaited.some((control) => replacement(control) === undefined) && frames < maxFrames) {
        requestAnimationFrame(whenRendered);
        return;
      }
      if (focused !== null && !focused.isConnected) replacement(focused)?.focus();
      const last = stop();
      if (last?.kind === "click") (replacement(last.control) ?? last.control).click();
      if (last?.kind === "submit") last.form.requestSubmit(last.by);
    };
    whenRendered();
  };

  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  return { replay, fallBack };
};
