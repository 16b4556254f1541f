/**
 * Registers the service worker and logs its events by the names of the specification. A script of its own, which the
 * page's inline script loads when the page is idle.
 */
import { canPrefetch } from "./connection-quality";
import { workerAddress, type PrecacheRequest } from "./worker-messages";

type WorkerEvent = "version detected" | "installation failed" | "ready" | "no new version";

const log = (event: WorkerEvent): void => {
  console.info(`Service worker: ${event}`);
};

/** Asks a worker to precache the open page, and on a fast connection the whole site. Resolves when that is done. */
const requestPrecache = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    const request: PrecacheRequest = { type: "precache", everything: canPrefetch(navigator), page: location.pathname };
    worker.postMessage(request, [port2]);
  });

const watchInstallation = (worker: ServiceWorker): void => {
  log("version detected");
  const onStateChange = (): void => {
    if (worker.state !== "activated" && worker.state !== "redundant") return;
    // The next version makes this one redundant, too.
    worker.removeEventListener("statechange", onStateChange);
    if (worker.state === "redundant") log("installation failed");
    else
      void requestPrecache(worker).then(() => {
        log("ready");
      });
  };
  worker.addEventListener("statechange", onStateChange);
};

const watchRegistration = async (registration: ServiceWorkerRegistration): Promise<void> => {
  let newest: ServiceWorker | undefined;
  const watch = (): void => {
    const { installing } = registration;
    if (installing === null || installing === newest) return;
    newest = installing;
    watchInstallation(installing);
  };
  registration.addEventListener("updatefound", watch);
  // Another tab may have started the update, or the event may have fired before the listener was added.
  watch();
  if (registration.active === null) return;
  try {
    await registration.update();
  } catch {
    // Offline: the next visit looks for a new version.
    return;
  }
  watch();
  if (newest !== undefined) return;
  log("no new version");
  // Resumes a precache that an earlier visit did not finish.
  void requestPrecache(registration.active);
};

void navigator.serviceWorker.ready.then(() => {
  // Starts prefetching (src/gatsby/outputs/page-scripts/speculation-rules.ts).
  if (canPrefetch(navigator)) document.documentElement.toggleAttribute("data-prefetch", true);
});

navigator.serviceWorker
  .register(workerAddress)
  .then(watchRegistration)
  .catch((error: unknown) => {
    // Logged only (specification, 8): the site works without a worker.
    console.warn("Service worker: registration failed.", error);
  });

// Makes this file a module for TypeScript.
export {};
