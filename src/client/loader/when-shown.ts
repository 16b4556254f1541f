/**
 * Calls back once: at once on a page that is shown, and on one that the browser makes ready behind the scenes
 * (likely-links.ts) when the visitor comes to it.
 * Source: WICG Prerendering Revamped, `document.prerendering`.
 */
export const whenShown = (run: () => void): void => {
  if (!("prerendering" in document) || document.prerendering !== true) {
    run();
    return;
  }
  document.addEventListener("prerenderingchange", run, { once: true });
  // Nobody sees it, so the browser would lay it out only then, under the visitor's eyes, unless asked for a measure.
  document.documentElement.getBoundingClientRect();
};
