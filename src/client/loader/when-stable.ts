/** The longest that the registration of the worker waits for a page that never comes to rest (specification, 9). */
const longestWaitMs = 30_000;

/** Where idleness can't be asked for: the time after the load event that stands for it. */
const restMs = 2000;

/** A browser that draws nothing may never call a page idle (seen in Chromium's headless shell); then it rests by now. */
const idleWithinMs = 5000;

/** Calls back once: when the page has loaded and rests, or after 30 seconds, whichever is first. */
export const whenStable = (run: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run();
  };
  setTimeout(once, longestWaitMs);
  const loaded = (): void => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "function") requestIdleCallback(once, { timeout: idleWithinMs });
    else setTimeout(once, restMs);
  };
  if (document.readyState === "complete") loaded();
  else window.addEventListener("load", loaded, { once: true });
};
