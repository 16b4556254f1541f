import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { offlinePage } from "../../src/client/service-worker/worker/precache-manifest";
import { maxPrecacheBytes } from "../../src/gatsby/outputs/service-worker/create-precache-manifest";
import { assertDefined } from "../../src/lib/assert-defined";
import {
  cachedPaths,
  logWorkerEvents,
  openSitemap,
  precacheTimeout,
  shortManifest,
  visitUntilReady,
} from "./service-worker";
import { builtHtml, fullOnly, heading, publicFolder, test } from "./site";
import { TestServer } from "./test-server";

/** What the service worker stores, and when. */

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 90_000 });

const site = new TestServer();

test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const cachedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cache = await caches.open("site");
    const sizes = (await cache.matchAll()).map(async (response) => (await response.arrayBuffer()).byteLength);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });

/** The files in the short manifest. */
const manifestFiles = (): readonly string[] => {
  const [file, rest, nothing] = shortManifest;
  const worker = readFileSync(path.join(publicFolder, file), "utf8").replace(rest, nothing);
  const [manifest = ""] = /^self\.workbox=.*$/mu.exec(worker) ?? [];
  return [...manifest.matchAll(/"url":"([^"]+)"/gu)].flatMap(([, url]) => url ?? []);
};

/**
 * A page in the short manifest that only the precaching fetches: the offline page is fetched first, and what the content
 * of the opened pages links to is prefetched, and cached then.
 */
const notPrefetched = ((): string => {
  const [opened, contents] = [["/", "/services/"], /<main.*<\/main>/su];
  const links = opened.map((address) => contents.exec(builtHtml(address))?.[0] ?? "").join("");
  const isFetchedOtherwise = (url: string): boolean =>
    [offlinePage, ...opened].includes(url) || links.includes(`href="${url}"`);
  return assertDefined(manifestFiles().find((url) => url.endsWith("/") && !isFetchedOtherwise(url)));
})();

/** Waits until all of them are cached. */
const waitForPrecache = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const cached = await cachedPaths(page);
      return manifestFiles().filter((file) => !cached.includes(file));
    }, precacheTimeout)
    .toEqual([]);

/**
 * Serves the site and pauses the worker's request for one page.
 * @returns what the worker requested, and a promise that settles when the browser drops the paused request
 */
const pausePrecache = (pausedUrl: string) => {
  const app = site.version(shortManifest);
  const requested: string[] = [];
  let resume = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let drop = (): void => undefined;
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  site.deploy((request, response) => {
    const { url = "" } = request;
    const byWorker = request.headers["sec-fetch-dest"] === "empty";
    if (byWorker) requested.push(url);
    if (byWorker && url === pausedUrl) {
      response.once("close", drop);
      void released.then(() => app(request, response));
    } else app(request, response);
  });
  return { requested, resume, dropped };
};

test(
  "a first visit logs its events and stores no more than the limit; a second finds no new version",
  fullOnly,
  async ({ page, context }) => {
    site.deploy(site.version());
    const events = await visitUntilReady(page, site);
    expect(events).toEqual(["version detected", "ready"]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
      `${site.address}/ngsw-worker.js`,
    );
    const bytes = await cachedBytes(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxPrecacheBytes);
    await expect(page.locator("html[data-prefetch]")).toHaveCount(1);

    const again = await context.newPage();
    const eventsAgain = logWorkerEvents(again);
    await again.goto(`${site.address}/pricing/`);
    await expect.poll(() => eventsAgain, precacheTimeout).toEqual(["no new version"]);
  },
);

test("a run that was interrupted goes on where it ended", fullOnly, async ({ page, context }) => {
  const { requested, resume, dropped } = pausePrecache(notPrefetched);
  await page.goto(`${site.address}/`);
  await expect.poll(() => requested, precacheTimeout).toContain(notPrefetched);
  const client = await context.newCDPSession(page);
  await client.send("ServiceWorker.enable");
  await client.send("ServiceWorker.stopAllWorkers");
  // The command is answered before the worker has ended.
  await dropped;
  const fetched = requested.filter((url) => url !== notPrefetched);
  expect(fetched.length).toBeGreaterThan(0);
  requested.length = 0;
  resume();
  await page.reload();
  await waitForPrecache(page);
  expect(requested).toContain(notPrefetched);
  expect(requested.filter((url) => fetched.includes(url))).toEqual([]);
});

test("a run that the cache refused does not stop the next one", fullOnly, async ({ page }) => {
  // The worker looks up a file with these options before it fetches it.
  const refuseOnce = `let left = 1; caches.match = ((match) => (key, options) =>
    options?.cacheName && !options.ignoreSearch && left-- > 0 ? Promise.reject(new Error("Refused.")) : match(key, options)
    )(caches.match.bind(caches));`;
  site.deploy(site.version(shortManifest, ["ngsw-worker.js", /(?=self\.workbox=)/u, refuseOnce]));
  await page.goto(`${site.address}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${site.address}/services/`);
  await waitForPrecache(page);
});

test("with a full quota the site works and caches what fits", fullOnly, async ({ page, context }) => {
  site.deploy(site.version());
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 400_000 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await visitUntilReady(page, site);
  expect(await cachedBytes(page)).toBeLessThan(600_000);
  await page.goto(`${site.address}/services/`);
  await expect(heading(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test("a failed installation is logged only", fullOnly, async ({ page }) => {
  const app = site.version();
  site.deploy((request, response) => {
    if (request.url === "/offline/") {
      response.statusCode = 500;
      response.end();
    } else app(request, response);
  });
  const events = logWorkerEvents(page);
  await page.goto(`${site.address}/`);
  await expect.poll(() => events, precacheTimeout).toEqual(["version detected", "installation failed"]);
  await openSitemap(page);
});
