/**
 * Keeps what a visitor presses before the page's scripts run, and does it again when they do.
 *
 * A control that scripts make better carries `data-awaits-scripts`. Where another element takes its place then
 * (a button that of a link), both carry the same key: `data-awaits-scripts="menu"` and `data-takes-over="menu"`.
 * Where scripts don't come, the control does what it does without them.
 */

/** Milliseconds that a press waits for scripts before it is done the way that works without them. */
const longestWaitMs = 8000;

/** Frames that an element may take to appear in the place of another once scripts run. */
const longestWaitFrames = 60;

type Held =
  | { readonly kind: "press"; readonly control: HTMLElement }
  | { readonly kind: "send"; readonly form: HTMLFormElement; readonly by: HTMLElement | null };

const awaiting = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-awaits-scripts]") : null;

/** What stands in the control's place now: the one that took over, or itself. Undefined while that is still to come. */
const successor = (control: HTMLElement): HTMLElement | undefined => {
  const key = control.dataset["awaitsScripts"] ?? "";
  return key === "" ? control : (document.querySelector<HTMLElement>(`[data-takes-over="${key}"]`) ?? undefined);
};

/** True for presses that ask for a new tab, a new window or a download: those are the browser's. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface PressKeeper {
  /** Scripts run now: what was held is done again, and the focus stays where it was. */
  readonly release: () => void;
  /** Scripts don't come: what was held, and all that follows, is the browser's. */
  readonly giveUp: () => void;
}

/** @param begin asks for the page's scripts */
export const holdPresses = (begin: () => void): PressKeeper => {
  let held: Held | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event, what: Held): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = what;
    // Shown by CSS, so that a slow line does not look like a dead control.
    document.documentElement.toggleAttribute("data-waits", true);
    waiting ??= setTimeout(giveUp, longestWaitMs);
    begin();
  };

  const onClick = (event: MouseEvent): void => {
    const control = awaiting(event.target);
    // A press inside a form is the form's.
    if (control === null || control instanceof HTMLFormElement || isForBrowser(event)) return;
    hold(event, { kind: "press", control });
  };

  const onSubmit = (event: SubmitEvent): void => {
    const form = awaiting(event.target);
    if (form instanceof HTMLFormElement) hold(event, { kind: "send", form, by: event.submitter });
  };

  const stop = (): Held | undefined => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("submit", onSubmit, true);
    clearTimeout(waiting);
    document.documentElement.removeAttribute("data-waits");
    const last = held;
    held = undefined;
    return last;
  };

  function giveUp(): void {
    const last = stop();
    if (last?.kind === "press") last.control.click();
    if (last?.kind === "send") last.form.submit();
  }

  const release = (): void => {
    const focused = awaiting(document.activeElement);
    let frames = 0;
    const look = (): void => {
      frames += 1;
      const wanted = [...(focused === null ? [] : [focused]), ...(held?.kind === "press" ? [held.control] : [])];
      if (wanted.some((control) => successor(control) === undefined) && frames < longestWaitFrames) {
        requestAnimationFrame(look);
        return;
      }
      if (focused !== null && !focused.isConnected) successor(focused)?.focus();
      const last = stop();
      if (last?.kind === "press") (successor(last.control) ?? last.control).click();
      if (last?.kind === "send") last.form.requestSubmit(last.by);
    };
    look();
  };

  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  return { release, giveUp };
};
