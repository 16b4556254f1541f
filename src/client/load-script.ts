/** Fetches and runs a script. @param onError called if it can't be fetched */
export const loadScript = (src: string, onError: OnErrorEventHandler = null): void => {
  document.head.append(Object.assign(document.createElement("script"), { src, onerror: onError }));
};

/**
 * How long afterLoad waits for a page that never finishes loading. It's under the 30 seconds within which the service worker
 * must be registered (docs/specification.md, "Service worker").
 */
const maxWaitMs = 25_000;

/** Calls back once: when the page has loaded, at once where it has, and after 25 seconds at the latest. */
export const afterLoad = (run: () => void): void => {
  if (document.readyState === "complete") {
    run();
    return;
  }
  let done = false;
  const once = (): void => {
    if (!done) run();
    done = true;
  };
  setTimeout(once, maxWaitMs);
  window.addEventListener("load", once);
};
