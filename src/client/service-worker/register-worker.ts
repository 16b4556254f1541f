const log = (event: "version detected" | "installation failed" | "ready" | "no new version"): void => {
  console.info(`Service worker: ${event}`);
};

/** Waits for the end of a worker's installation: true if the worker became active, false if the installation failed. */
const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve(worker.state === "activated");
    });
  });

const followInstallation = async (worker: ServiceWorker): Promise<void> => {
  log("version detected");
  if (!(await isActivated(worker))) {
    log("installation failed");
    return;
  }
  // Workbox's message: it caches the open page with its files, which were fetched before the worker took over.
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [location.href, ...files] } });
  log("ready");
};

/** By then the browser has drawn what it shows first. */
const idleAfterMs = 2000;

/** From the page's start (docs/specification.md, "Service worker"). */
const latestMs = 30_000;

/** Registers the service worker in two seconds, or sooner where more than 30 would have passed since the page's start. */
export const registerWorkerWhenIdle = (): void => {
  setTimeout(() => void registerWorker(), Math.min(idleAfterMs, latestMs - performance.now()));
};

/**
 * Registers the service worker and logs its events by the client's names (docs/specification.md, "Service worker"). The
 * browser itself looks for a new version at each navigation.
 */
const registerWorker = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.register("/ngsw-worker.js");
    registration.addEventListener("updatefound", () => {
      if (registration.installing !== null) void followInstallation(registration.installing);
    });
    // While a tab is open in which the kill switch ran, the browser keeps that worker, and registers it without a look for
    // a new version.
    if (registration.installing === null && navigator.serviceWorker.controller === null) await registration.update();
    if (registration.installing === null) log("no new version");
  } catch (error) {
    // The visitor isn't told: the site works without a worker. Firefox refuses it where cookies are blocked.
    console.warn("Service worker: registration failed.", error);
  }
};
