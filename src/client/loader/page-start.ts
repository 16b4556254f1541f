/**
 * The one script that stands in every page: it fetches the others at the visitor's first act, so that nothing competes
 * with the first paint, and registers the service worker when the page rests. The build packs it with what it imports
 * (src/gatsby/page-start/) and writes it into the HTML.
 */
import { canPrefetch } from "../../lib/connection-quality";
import { addAllStyles } from "./all-styles";
import { onFirstIntent } from "./first-intent";
import { holdPresses } from "./hold-presses";
import { markLikeliestLink, markLikelyLinks } from "./likely-links";
import { addScript, preloadScript, readyEvent, wantedEvent, type PageScripts } from "./page-scripts";
import { whenShown } from "./when-shown";
import { whenStable } from "./when-stable";

/** How long a first visit's worker may take to be there before it is not waited for any more. */
const longestInstallMs = 4000;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const start = ({ hash, scripts, worker }: PageScripts): void => {
  let begun = false;
  let stopMarking = (): void => undefined;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    stopMarking();
    window.___webpackCompilationHash = hash;
    addAllStyles().then(() => {
      for (const script of scripts) addScript(script, presses.giveUp);
    }, presses.giveUp);
    // They come over the line together with the styles, and run after them.
    for (const script of scripts) preloadScript(script);
  };
  const presses = holdPresses(begin);
  window.addEventListener(readyEvent, presses.release, { once: true });
  window.addEventListener(wantedEvent, begin, { once: true });
  onFirstIntent(begin);

  // A choice that came with the address, or a draft of this tab, is to stand in the form without being asked for.
  const wantsForm = (): boolean => {
    if (document.querySelector("form[data-awaits-scripts]") === null) return false;
    try {
      return location.search !== "" || sessionStorage.length > 0;
    } catch {
      // Storage may be refused.
      return location.search !== "";
    }
  };
  const rest = (): void => {
    if (wantsForm()) begin();
    if (!begun && canPrefetch(navigator)) markLikeliestLink();
    const hasWorker = worker !== undefined && "serviceWorker" in navigator;
    if (hasWorker) addScript(worker);
    // Documents that are fetched before the worker runs are fetched in vain: Chromium drops them where a worker answers.
    const settled = hasWorker
      ? Promise.race([navigator.serviceWorker.ready, pause(longestInstallMs)])
      : Promise.resolve();
    void settled.then(() => {
      if (!canPrefetch(navigator)) return;
      stopMarking = markLikelyLinks(() => canPrefetch(navigator));
      // Scripts have a budget of their own for what comes into view (prefetch-budget.ts).
      if (begun) stopMarking();
    });
  };
  whenShown(() => {
    whenStable(rest);
  });
};

const written = document.getElementById("page-scripts")?.textContent;
// What the build wrote, and nobody else: it needs no check.
if (written) start(JSON.parse(written) as PageScripts);

// Tells packers that this is a module, though it gives nothing away.
export {};
