/**
 * The one inline script of every page: native dialogs where the browser falls short of them, and deferred hydration. It
 * loads Gatsby's scripts at the first interaction and registers the service worker when the page is idle. The build
 * bundles it with its imports and writes it into the HTML (src/gatsby/outputs/loader/).
 */
import { queueEvents } from "./event-replay";
import { onFirstInteraction } from "./first-interaction";
import { supportNativeDialogs } from "./native-dialogs";
import { onIdle } from "./on-idle";
import { onPrerenderActivated } from "./on-prerender-activated";
import { addScript, hydratedEvent, preloadData, type PageScripts } from "./page-scripts";
import { restoresForm } from "./restores-form";

const start = ({ hash, scripts, data, worker }: PageScripts): void => {
  let started = false;
  const hydrate = (): void => {
    if (started) return;
    started = true;
    window.___webpackCompilationHash = hash;
    for (const script of scripts) addScript(script, events.fallBack);
    data.forEach(preloadData);
  };
  const events = queueEvents(hydrate);
  window.addEventListener(hydratedEvent, events.replay, { once: true });
  // After the frame that answers the interaction: requesting the scripts takes 20 ms on a slow phone.
  onFirstInteraction(() => requestAnimationFrame(() => setTimeout(hydrate)));
  onPrerenderActivated(() => {
    onIdle(() => {
      if (restoresForm()) hydrate();
      // Starts prerendering (src/gatsby/outputs/loader/speculation-rules.ts).
      document.querySelector("main a[href^='/']:not([href*='#'])")?.toggleAttribute("data-prerender", true);
      if (worker !== undefined && "serviceWorker" in navigator) addScript(worker);
    });
  });
};

supportNativeDialogs();

const written = document.getElementById("page-scripts")?.textContent;
// Written by the build (write-loader.ts): needs no validation.
if (written) start(JSON.parse(written) as PageScripts);

// Makes this file a module for TypeScript.
export {};
