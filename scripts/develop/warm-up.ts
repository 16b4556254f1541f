import { utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { developFolder } from "./content-copy";

/** How often to ask whether the site is up, in milliseconds. */
const pollInterval = 500;

const isUp = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Touches a content file once the site is up: Gatsby's first reload takes twice as long as the later ones.
 * @param address where the site will be
 * @param signal stops the waiting
 */
export const warmUp = async (root: string, address: string, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    if (await isUp(address, signal)) {
      const now = new Date();
      utimesSync(path.join(root, developFolder, "content", "studio.yaml"), now, now);
      return;
    }
    await pause(pollInterval);
  }
};
