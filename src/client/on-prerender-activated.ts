/**
 * Calls back once: at once on a visible page, and on a prerendered page when the visitor navigates to it.
 * Source: WICG Prerendering Revamped, `document.prerendering`.
 */
export const onPrerenderActivated = (run: () => void): void => {
  if (!("prerendering" in document) || document.prerendering !== true) {
    run();
    return;
  }
  document.addEventListener("prerenderingchange", run, { once: true });
  // Forces layout now: Chromium would lay out a prerendered page only on activation, while the visitor waits.
  document.documentElement.getBoundingClientRect();
};
