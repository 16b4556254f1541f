/** The service worker is registered after 30 seconds at the latest, idle or not (specification, 9). */
const maxWaitMs = 30_000;

/** Safari has no requestIdleCallback: there the page counts as idle this long after load. */
const withoutIdleCallbackMs = 2000;

/** Chromium calls an idle callback back late, or only when a timer runs out, while the page draws no frame. */
const maxIdleWaitMs = 1000;

/** A page from the cache has loaded before its first text is shown, and the browser is idle in between. */
const onFirstPaint = (run: () => void): void => {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
};

/** Calls back once: when the page has loaded, is shown and is idle, or after 30 seconds, whichever comes first. */
export const onIdle = (run: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run();
  };
  setTimeout(once, maxWaitMs);
  const onLoad = (): void => {
    if (typeof requestIdleCallback !== "function") {
      setTimeout(once, withoutIdleCallbackMs);
      return;
    }
    onFirstPaint(() => requestIdleCallback(once, { timeout: maxIdleWaitMs }));
  };
  if (document.readyState === "complete") onLoad();
  else window.addEventListener("load", onLoad, { once: true });
};
