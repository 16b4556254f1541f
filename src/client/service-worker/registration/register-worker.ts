/**
 * Registers the service worker and tells what becomes of it, by the names of the specification. Fetched when the page
 * rests (page-start/), it stands outside Gatsby's bundles, so that it does not need them.
 */
import { canPrefetch } from "../../../lib/connection-quality";
import { wantedEvent } from "../../loader/page-scripts";
import { newVersionEvent, newVersionIsReady } from "./new-version";
import { workerAddress, type KeepRequest } from "./worker-messages";

type VersionEvent = "version detected" | "installation failed" | "ready" | "no new version";

const tell = (what: VersionEvent): void => {
  console.info(`Service worker: ${what}`);
};

/** Asks a worker to keep the open page, and the whole site where the line allows. Resolves when that is done. */
const askToKeep = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    const request: KeepRequest = { ask: "keep", everything: canPrefetch(navigator), pages: [location.pathname] };
    worker.postMessage(request, [port2]);
  });

const offerNewVersion = (): void => {
  // Once for each page that was opened: a visitor who put the offer away is not asked again.
  if (newVersionIsReady()) return;
  // A component of the page offers it (components of the layout); it may have to be fetched first.
  document.documentElement.toggleAttribute("data-new-version", true);
  window.dispatchEvent(new Event(wantedEvent));
  window.dispatchEvent(new Event(newVersionEvent));
};

/** A worker may be met twice: where registering ends, and by the event that follows. */
const watched = new WeakSet<ServiceWorker>();

const watchInstallation = (worker: ServiceWorker, isFirst: boolean): void => {
  if (watched.has(worker)) return;
  watched.add(worker);
  tell("version detected");
  let installed = false;
  const look = (): void => {
    // One that was installed becomes redundant when the next takes its place: that is no failure.
    if (worker.state === "redundant" && !installed) tell("installation failed");
    if (worker.state !== "installed" || installed) return;
    installed = true;
    void askToKeep(worker).then(() => {
      tell("ready");
      if (!isFirst) offerNewVersion();
    });
  };
  worker.addEventListener("statechange", look);
  // It may be done before its event is heard.
  look();
};

const watch = async (registration: ServiceWorkerRegistration): Promise<void> => {
  const watchNext = (): void => {
    const worker = registration.installing ?? registration.waiting;
    // The first one has none before it that runs.
    if (worker !== null) watchInstallation(worker, registration.active === null);
  };
  registration.addEventListener("updatefound", watchNext);
  const look = async (): Promise<void> => {
    await registration.update();
    if (registration.installing === null && registration.waiting === null) tell("no new version");
  };
  // A tab that stays open for days learns of a new version when it is looked at again.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look().catch(() => undefined);
  });
  if (registration.installing !== null) watchNext();
  if (registration.active === null) return;
  // A worker of an earlier visit: what it lacks is kept now.
  void askToKeep(registration.active);
  if (registration.waiting === null) await look();
  else offerNewVersion();
};

navigator.serviceWorker
  .register(workerAddress)
  .then(watch)
  .catch((error: unknown) => {
    // To the console only (specification, 8): the site works without a worker.
    console.warn("Service worker: registration failed.", error);
  });

// Tells packers that this is a module, though it gives nothing away.
export {};
