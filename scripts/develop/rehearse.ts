import { utimesSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { developFolder } from "./content-copy";

/** How often the site is asked whether it is up, in milliseconds. */
const again = 500;

const isUp = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(address, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Goes through a change once, as soon as the site is up and while the editor still looks for the page: what Gatsby does
 * for the first time takes twice as long. A file of the copy gets a new date; its words stay, and so does every page.
 * @param root the project's folder, absolute
 * @param address where the site will be
 * @param signal ends the waiting
 */
export const rehearseWhenUp = async (root: string, address: string, signal: AbortSignal): Promise<void> => {
  while (!(await isUp(address, signal))) {
    if (signal.aborted) return;
    await pause(again);
  }
  const now = new Date();
  utimesSync(path.join(root, developFolder, "content", "studio.yaml"), now, now);
};
