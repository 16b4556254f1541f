/** How long the service worker waits for a page that never finishes (docs/specification.md, "Service worker"). */
const maxWaitMs = 30_000;

/** Calls back once: when the page has loaded, at once where it has, and after 30 seconds at the latest. */
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
