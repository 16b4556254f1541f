import { expect, type Page } from "@playwright/test";
import { titleOf } from "./content";
import { sitemapLink, test as base } from "./site";
import { TestServer, type Change } from "./test-server";

/** What the tests of the service worker share (offline.spec.ts, precache.spec.ts, new-version.spec.ts). */

/** Follows a link that every page has. */
export const openSitemap = async (page: Page): Promise<void> => {
  await sitemapLink(page).click();
  await expect(page).toHaveTitle(titleOf("/sitemap/"));
};

/** The worker's events, logged under the specification's names. */
export const logWorkerEvents = (page: Page): string[] => {
  const events: string[] = [];
  page.on("console", (message) => {
    const [, event] = /^Service worker: (.*)$/u.exec(message.text()) ?? [];
    if (event !== undefined) events.push(event);
  });
  return events;
};

/** Leaves out of the precache manifest what comes after the sitemap: the case studies and all pictures. */
export const shortManifest: Change = ["ngsw-worker.js", /(?<="url":"\/sitemap\/"[^}]*\})[^\]]+/u, ""];
export const lastOfShortManifest = "/sitemap/";

/** A test with a server of its own, which serves the built site with the short manifest. */
export const test = base.extend<{ readonly site: TestServer }>({
  serviceWorkers: "allow",
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
  site: async ({}, use, info) => {
    info.setTimeout(90_000);
    const site = new TestServer();
    await site.start();
    site.deploy(site.version(shortManifest));
    await use(site);
    await site.stop();
  },
});

/** The worker fetches up to 200 files, one after the other: 16 seconds were measured on a busy machine. */
export const precacheTimeout = { timeout: 60_000 } as const;

/** Opens a page and waits until the worker has precached the site. */
export const visitUntilReady = async (page: Page, site: TestServer, address = "/"): Promise<string[]> => {
  const events = logWorkerEvents(page);
  await page.goto(`${site.address}${address}`);
  await expect.poll(() => events, precacheTimeout).toContain("ready");
  return events;
};

/** The paths of what is cached. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open("site")).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
