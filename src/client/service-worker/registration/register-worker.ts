/**
 * Registers the service worker and logs its events by the names of the specification. Loaded when the page is idle, as
 * a script of its own: it must run on pages that are never hydrated.
 */
import { hydrateEvent } from "../../loader/page-scripts";
import { canPrefetch } from "./connection-quality";
import { newVersionEvent, newVersionIsReady } from "./new-version";
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
    const request: PrecacheRequest = {
      type: "precache",
      everything: canPrefetch(navigator),
      pages: [location.pathname],
    };
    worker.postMessage(request, [port2]);
  });

const offerNewVersion = (): void => {
  // Once per page view: a visitor who dismissed the offer is not asked again.
  if (newVersionIsReady()) return;
  // A React component shows the offer (src/layout/new-version/); the page may not be hydrated yet.
  document.documentElement.toggleAttribute("data-new-version", true);
  window.dispatchEvent(new Event(hydrateEvent));
  window.dispatchEvent(new Event(newVersionEvent));
};

/** A worker may be seen twice: after registration and by `updatefound`. */
const watched = new WeakSet<ServiceWorker>();

const watchInstallation = (worker: ServiceWorker, isFirst: boolean): void => {
  if (watched.has(worker)) return;
  watched.add(worker);
  log("version detected");
  let installed = false;
  const onStateChange = (): void => {
    // An installed worker becomes redundant when the next one replaces it: that is no failure.
    if (worker.state === "redundant" && !installed) log("installation failed");
    if (worker.state !== "installed" || installed) return;
    installed = true;
    void requestPrecache(worker).then(() => {
      log("ready");
      if (!isFirst) offerNewVersion();
    });
  };
  worker.addEventListener("statechange", onStateChange);
  // It may be installed before the listener is added.
  onStateChange();
};

const watchRegistration = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const onUpdateFound = (): void => {
    const worker = registration.installing ?? registration.waiting;
    // The first worker has no active one before it.
    if (worker !== null) watchInstallation(worker, registration.active === null);
  };
  registration.addEventListener("updatefound", onUpdateFound);
  const checkForUpdate = async (): Promise<void> => {
    await registration.update();
    if (registration.installing === null && registration.waiting === null) log("no new version");
  };
  // A tab that stays open for days learns of a new version when the visitor returns to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") checkForUpdate().catch(() => undefined);
  });
  if (registration.installing !== null) onUpdateFound();
  if (registration.active === null) return;
  // A worker of an earlier visit: precache what is missing.
  void requestPrecache(registration.active);
  if (registration.waiting === null) await checkForUpdate();
  else offerNewVersion();
};

void navigator.serviceWorker.ready.then(() => {
  // Starts prefetching (src/gatsby/outputs/loader/speculation-rules.ts).
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
