import type { TakeOverRequest } from "./worker-messages";

/** Fired on the window when a new version of the site is kept and ready. */
export const newVersionEvent = "new-version";

/** Whether one was ready before anybody listened. */
export const newVersionIsReady = (): boolean => document.documentElement.hasAttribute("data-new-version");

/** Lets the new version take over, and loads the page anew. Called only when the visitor asks for it. */
export const takeNewVersion = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (waiting === null || waiting === undefined) {
    window.location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  const request: TakeOverRequest = { ask: "take-over" };
  waiting.postMessage(request);
};
