/** The service worker is registered after 30 seconds at the latest, idle or not (specification, 9). */
const maxWaitMs = 30_000;

/** Safari has no requestIdleCallback: the time after load that stands for idleness there. */
const withoutIdleCallbackMs = 2000;

/** A browser that paints nothing may never report idleness (seen in Chromium's headless shell). */
const idleTimeoutMs = 5000;

/** Calls back once: when the page has loaded and is idle, or after 30 seconds, whichever comes first. */
export const onIdle = (run: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run();
  };
  setTimeout(once, maxWaitMs);
  const onLoad = (): void => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(once, { timeout: idleTimeoutMs });
    else setTimeout(once, withoutIdleCallbackMs);
  };
  if (document.readyState === "complete") onLoad();
  else window.addEventListener("load", onLoad, { once: true });
};
