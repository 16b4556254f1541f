/**
 * Runs in the page, before its own scripts: notes when a link was pressed, and every frame after which the main heading
 * reads differently or stands elsewhere. It is handed to the browser as text, so it uses nothing from outside.
 */
export const watchHeading = (): void => {
  const now = (): number => performance.timeOrigin + performance.now();
  // Kept where the next page can read it: it may be another document, made ready before the press.
  document.addEventListener(
    "click",
    (event) => localStorage.setItem("bench-click", String(performance.timeOrigin + event.timeStamp)),
    true,
  );
  const state = { last: "", at: 0 };
  Object.assign(window, { benchHeading: state });
  const afterPaint = new MessageChannel();
  let seen = "";
  afterPaint.port1.onmessage = () => {
    if (seen === state.last) return;
    state.last = seen;
    state.at = now();
  };
  const look = (): void => {
    const heading = document.querySelector("h1");
    seen = heading === null ? "" : `${heading.textContent} at ${Math.round(heading.getBoundingClientRect().top)}`;
    // A message that is sent in a frame's callback arrives once that frame is painted.
    if (seen !== state.last) afterPaint.port2.postMessage("");
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** What watchHeading has noted, in milliseconds since the press. */
export interface HeadingReport {
  readonly path: string;
  readonly stableMs: number;
  /** Milliseconds since the heading last changed or moved. */
  readonly restingMs: number;
  /** How the page came: swapped by scripts, or as a document that was made ready ahead or not. */
  readonly by: "scripts" | "ready document" | "document";
}

/** Runs in the page. @returns undefined before a press, and on a page without a heading */
export const reportHeading = (): HeadingReport | undefined => {
  const pressed = Number(localStorage.getItem("bench-click") ?? "0");
  const state = (window as { readonly benchHeading?: { readonly last: string; readonly at: number } }).benchHeading;
  if (pressed === 0 || state === undefined || state.last === "") return undefined;
  const [navigation] = performance.getEntriesByType("navigation");
  const ahead =
    navigation !== undefined && "activationStart" in navigation && typeof navigation.activationStart === "number"
      ? navigation.activationStart
      : 0;
  const isNewDocument = performance.timeOrigin > pressed || performance.timeOrigin + ahead > pressed;
  return {
    path: location.pathname,
    stableMs: state.at - pressed,
    restingMs: performance.timeOrigin + performance.now() - state.at,
    by: !isNewDocument ? "scripts" : ahead > 0 ? "ready document" : "document",
  };
};
