/** A page counts as idle this long after it has loaded: what is shown first has been drawn by then. */
const afterLoadMs = 2000;

/** The service worker is registered after 30 seconds at the latest, idle or not (specification, 9). */
const maxWaitMs = 30_000;

/** Calls back when the page has loaded, at once where it has. */
export const onLoad = (run: () => void): void => {
  if (document.readyState === "complete") run();
  else window.addEventListener("load", run, { once: true });
};

/** Calls back once: two seconds after the page has loaded, or after 30 seconds, whichever comes first. */
export const afterLoad = (run: () => void): void => {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    run();
  };
  setTimeout(once, maxWaitMs);
  onLoad(() => setTimeout(once, afterLoadMs));
};
