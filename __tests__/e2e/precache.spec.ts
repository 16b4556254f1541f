import { expect, type Page } from "@playwright/test";
import { maxPrecacheBytes } from "../../src/gatsby/outputs/service-worker/create-precache-manifest";
import {
  cachedPaths,
  lastOfShortManifest,
  logWorkerEvents,
  openSitemap,
  precacheTimeout,
  shortManifest,
  test,
  visitUntilReady,
} from "./service-worker";
import { fullOnly, heading } from "./site";

/** What the service worker stores, and when. */

const cachedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cache = await caches.open("site");
    const sizes = (await cache.matchAll()).map(async (response) => (await response.arrayBuffer()).byteLength);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });

/** Waits until the short manifest is cached. */
const waitForPrecache = (page: Page): Promise<void> =>
  expect.poll(() => cachedPaths(page), precacheTimeout).toContain(lastOfShortManifest);

test(
  "a first visit logs its events and stores no more than the limit; a second finds no new version",
  fullOnly,
  async ({ page, context, site }) => {
    site.deploy(site.version());
    const events = await visitUntilReady(page, site);
    expect(events).toEqual(["version detected", "ready"]);
    const bytes = await cachedBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxPrecacheBytes);
    await expect(page.locator("html[data-prefetch]")).toHaveCount(1);

    const again = await context.newPage();
    const eventsAgain = logWorkerEvents(again);
    await again.goto(`${site.address}/pricing/`);
    await expect.poll(() => eventsAgain, precacheTimeout).toEqual(["no new version", "ready"]);
  },
);

test(
  "a run goes on past a file that fails, and after it was interrupted where it ended",
  fullOnly,
  async ({ page, context, site }) => {
    const app = site.version(shortManifest);
    const requested: (string | undefined)[] = [];
    let isDropped = false;
    site.deploy((request, response) => {
      if (request.headers["sec-fetch-dest"] === "empty") requested.push(request.url);
      // The sixth fails, the seventh stays unanswered.
      if (isDropped || ![requested[5], requested[6]].includes(request.url)) app(request, response);
      else if (request.url === requested[5]) response.writeHead(500).end();
      else response.on("close", () => (isDropped = true));
    });
    await page.goto(`${site.address}/`);
    await expect.poll(() => requested, precacheTimeout).toHaveLength(7);
    const client = await context.newCDPSession(page);
    await client.send("ServiceWorker.enable");
    await client.send("ServiceWorker.stopAllWorkers");
    // The command is answered before the worker has ended.
    await expect.poll(() => isDropped).toBe(true);
    await page.reload();
    await waitForPrecache(page);
    expect(await cachedPaths(page)).toContain(new URL(requested[5] ?? "", site.address).pathname);
    const stored = requested.slice(0, 5);
    expect(requested.slice(7).filter((url) => stored.includes(url))).toEqual([]);
  },
);

test(
  "with a full quota the site works and caches what fits; later the rest",
  fullOnly,
  async ({ page, context, site }) => {
    const client = await context.newCDPSession(page);
    const setQuota = (size: { readonly quotaSize?: number }) =>
      client.send("Storage.overrideQuotaForOrigin", { origin: site.address, ...size });
    await setQuota({ quotaSize: 400_000 });
    await page.goto(`${site.address}/`);
    await expect.poll(() => cachedBytes(page), precacheTimeout).toBeGreaterThan(100_000);
    await page.goto(`${site.address}/services/`);
    await expect(heading(page)).toBeVisible();
    expect(await cachedBytes(page)).toBeLessThan(600_000);
    await setQuota({});
    await page.goto(`${site.address}/pricing/`);
    await waitForPrecache(page);
  },
);

test("a failed installation is logged only", fullOnly, async ({ page, site }) => {
  site.deploy(site.version(["ngsw-worker.js", /"\/offline\/"/gu, '"/not-a-page/"']));
  const events = logWorkerEvents(page);
  await page.goto(`${site.address}/`);
  await expect.poll(() => events, precacheTimeout).toEqual(["version detected", "installation failed"]);
  await openSitemap(page);
});
