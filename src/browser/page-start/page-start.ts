/**
 * The one script that stands in every page: it fetches the others at the visitor's first act, so that nothing competes
 * with the first paint, and registers the service worker when the page rests. The build packs it with what it imports
 * (src/build/page-start/) and writes it into the HTML.
 */
import { onFirstIntent } from "./first-intent";
import { holdPresses } from "./hold-presses";
import { addScript, readyEvent, wantedEvent, type PageScripts } from "./page-scripts";
import { whenStable } from "./when-stable";

const start = ({ hash, scripts, worker }: PageScripts): void => {
  let begun = false;
  const begin = (): void => {
    if (begun) return;
    begun = true;
    window.___webpackCompilationHash = hash;
    for (const script of scripts) addScript(script, presses.giveUp);
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
  whenStable(() => {
    if (wantsForm()) begin();
    if (worker !== undefined && "serviceWorker" in navigator) addScript(worker);
  });
};

const written = document.getElementById("page-scripts")?.textContent;
// What the build wrote, and nobody else: it needs no check.
if (written) start(JSON.parse(written) as PageScripts);

// Tells packers that this is a module, though it gives nothing away.
export {};
