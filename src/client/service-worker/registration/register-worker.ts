/**
 * Registers the service worker and logs its events by the names of the specification. A script of its own, which the
 * page's inline script loads when the page is idle.
 */
import { canPrefetch } from "./connection-quality";
import { workerAddress, type PrecacheRequest } from "./worker-messages";

const log = (event: "version detected" | "installation failed" | "ready" | "no new version"): void => {
  console.info(`Service worker: ${event}`);
};

/** Asks a worker to precache the open page, and on a fast connection the whole site. Resolves when that is done. */
const requestPrecache = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    const request: PrecacheRequest = { everything: canPrefetch(navigator), page: location.pathname };
    worker.postMessage(request, [port2]);
  });

/** Whether a worker that is being installed becomes active. */
const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve(worker.state === "activated");
    });
  });

const register = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(workerAddress);
  try {
    // The browser, another tab or the line before may have found a version already.
    if (registration.installing === null) await registration.update();
  } catch {
    // Offline: the next visit looks for a new version.
    return;
  }
  const { installing, active } = registration;
  log(installing === null ? "no new version" : "version detected");
  if (installing !== null && !(await isActivated(installing))) {
    log("installation failed");
    return;
  }
  // Also resumes a precache that an earlier visit did not finish.
  const worker = installing ?? active;
  if (worker === null) return;
  await requestPrecache(worker);
  log("ready");
};

void navigator.serviceWorker.ready.then(() => {
  // Starts prefetching (src/gatsby/outputs/page-scripts/speculation-rules.ts).
  if (canPrefetch(navigator)) document.documentElement.toggleAttribute("data-prefetch", true);
});

register().catch((error: unknown) => {
  // Logged only (specification, 8): the site works without a worker.
  console.warn("Service worker: registration failed.", error);
});
