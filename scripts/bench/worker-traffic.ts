import type { Browser } from "puppeteer-core";
import type { ServedSite } from "./http2-site";
import { freshPage, pause } from "./phone";

/** The worker has fetched all when nothing was sent for so long. */
const quietMs = 3000;

export interface WorkerTraffic {
  readonly bytes: number;
  readonly requests: number;
}

/**
 * What the service worker fetches on a first visit to the home page, beyond what the page itself does.
 * @returns undefined when the site registers none
 */
export const measureWorker = async (
  browser: Browser,
  { address, takeSent }: Pick<ServedSite, "address" | "takeSent">,
): Promise<WorkerTraffic | undefined> => {
  const { page, close } = await freshPage(browser);
  try {
    await page.goto(`${address}/`, { waitUntil: "load" });
    takeSent();
    const all = [];
    for (let latest = Infinity; latest > 0;) {
      await pause(quietMs);
      const sent = takeSent();
      all.push(...sent);
      latest = sent.length;
    }
    const hasWorker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    return hasWorker ? { bytes: all.reduce((sum, { bytes }) => sum + bytes, 0), requests: all.length } : undefined;
  } finally {
    await close();
  }
};
