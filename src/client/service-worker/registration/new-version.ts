import type { SkipWaitingRequest } from "./worker-messages";

/** Fired on the window when a new version of the site is installed and waits. */
export const newVersionEvent = "new-version";

/** Whether one was ready before anybody listened. */
export const newVersionIsReady = (): boolean => document.documentElement.hasAttribute("data-new-version");

/** Activates the waiting version and reloads the page. Called only when the visitor asks for it. */
export const activateNewVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (waiting === null || waiting === undefined) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  const request: SkipWaitingRequest = { type: "skip-waiting" };
  waiting.postMessage(request);
};
