// Visited pages open offline; the next page is of the new version; nothing is fetched or kept in vain (docs/offline.md).
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { bundleScript } from "../../src/gatsby/bundles/bundle";
import { headingOf } from "./content";
import { fullOnly, heading, test } from "./site-test";
import { siteVersion, startDeployableSite, type DeployableSite } from "./test-server";

test.use({ serviceWorkers: "allow" });

let site: DeployableSite;
/** What the page has logged of the worker. */
let events: string[];

test.beforeEach(async ({ page }) => {
  site = await startDeployableSite();
  events = [];
  page.on("console", (message) => events.push(...(/(?<=^Service worker: ).*/u.exec(message.text()) ?? [])));
});
test.afterEach(() => site.stop());

const open = (page: Page, address: string) => page.goto(`${site.address}${address}`);

/** The paths in the caches whose names contain a text, sorted. */
const cached = (page: Page, name: string): Promise<readonly string[]> =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((cache) => cache.includes(part));
    const requests = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return requests.flatMap((list) => list.map(({ url }) => new URL(url).pathname)).sort();
  }, name);

const cachedPages = (page: Page): Promise<readonly string[]> => cached(page, "pages");

/** Opens a page and waits until the worker has taken over and cached it. */
const openFirst = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  await expect.poll(() => cachedPages(page)).toHaveLength(1);
};

/** The first picture has come, where the content has one. */
const expectFirstPicture = async (page: Page): Promise<void> => {
  const picture = page.locator("main img").first();
  if ((await picture.count()) === 0) return;
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

/** Has the browser look for a new version now. */
const update = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test("visited pages open offline, and others show the offline page", async ({ page }) => {
  await openFirst(page, "/?utm_source=mail");
  await open(page, "/pricing/");
  await expect.poll(() => cachedPages(page)).toEqual(["/", "/pricing/"]);
  const connect = site.goOffline();
  for (const address of ["/pricing", "/pricing/?utm_campaign=spring"]) {
    await open(page, address);
    await expect(heading(page)).toHaveText(headingOf("/pricing/"));
  }
  await open(page, "/");
  await expect(heading(page)).toHaveText(headingOf("/"));
  await expectFirstPicture(page);

  await open(page, "/services/");
  await expect(heading(page)).toHaveText(headingOf("/offline/"));
  expect(page.url()).toBe(`${site.address}/services/`);
  await expectFirstPicture(page);
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("loaded");
  connect();
  await page.locator("main a[href='']").click();
  await expect(heading(page)).toHaveText(headingOf("/services/"));
});

test("a prototype is the network's alone, never the worker's", async ({ page, context }) => {
  await openFirst(page, "/");
  for (const address of ["/prototypes/step-up-90/", "/prototypes/step-up-90/log.html"]) {
    await open(page, address);
    await expect(heading(page)).toBeVisible();
  }
  const connect = site.goOffline();
  // Neither a copy without its scripts nor the site's offline page.
  for (const address of ["/prototypes/step-up-90/", "/prototypes/step-up-90/log.html"]) {
    // The browser's own error page comes after the failure, and would interrupt the next navigation of its tab.
    const tab = await context.newPage();
    await expect(open(tab, address)).rejects.toThrow("net::ERR_");
    await tab.close();
  }
  connect();
  await open(page, "/");
  expect((await cached(page, "")).filter((address) => address.startsWith("/prototypes/"))).toEqual([]);
});

test("no page is fetched that nobody opened", async ({ page }) => {
  const app = siteVersion();
  let requests: string[] = [];
  site.deploy((request, response) => {
    requests.push(request.url ?? "");
    app(request, response);
  });
  const fetched = (what: RegExp) => requests.filter((url) => what.test(url));
  await openFirst(page, "/");
  // The second time for the cache: its ETag is known by then.
  expect(fetched(/\/$/u)).toEqual(["/", "/"]);
  requests = [];
  await open(page, "/pricing/");
  await expect.poll(() => events).toContain("no new version");
  expect(fetched(/\/$/u)).toEqual(["/pricing/"]);
  expect(fetched(/worker|workbox/u).length).toBeLessThanOrEqual(1);
});

test("on a slow network an older copy is shown after a while", fullOnly, async ({ page }) => {
  await openFirst(page, "/pricing/");
  const newSite = siteVersion(["pricing/index.html", /(?<=<h1[^>]*>)[^<]+/u, "New"]);
  site.deploy((request, response) => {
    if (request.url !== "/pricing/?utm_source=mail") newSite(request, response);
  });
  await open(page, "/pricing/?utm_source=mail");
  await expect(heading(page)).toHaveText(headingOf("/pricing/"));
  await open(page, "/pricing/");
  await expect(heading(page)).toHaveText("New");
});

test("HTML that is answered in a file's place is not stored", fullOnly, async ({ page }) => {
  const app = siteVersion();
  site.deploy((request, response) => {
    const type = { "/static/hash/portal.svg": "text/html", "/static/hash/file.svg": "image/svg+xml" }[
      request.url ?? ""
    ];
    if (type === undefined) app(request, response);
    else response.setHeader("Content-Type", type).end();
  });
  const typeOf = (address: string) =>
    page.evaluate(async (file) => (await fetch(file)).headers.get("Content-Type"), address);
  await openFirst(page, "/pricing/");
  expect(await typeOf("/static/hash/portal.svg")).toBe("text/html");
  expect(await typeOf("/static/hash/file.svg")).toBe("image/svg+xml");
  // Workbox stores an answer after the page has it. The first would have been stored by the time the second is.
  await expect.poll(() => cached(page, "files")).toContain("/static/hash/file.svg");
  expect(await cached(page, "files")).not.toContain("/static/hash/portal.svg");
  site.goOffline();
  expect(await typeOf("/static/hash/file.svg")).toBe("image/svg+xml");
});

test("the next page is of the new version, and nothing reloads", async ({ page }) => {
  await open(page, "/contact-us/");
  await page.evaluate(async () => {
    document.documentElement.dataset["openedBefore"] = "";
    // Angular's worker named its caches so; "site" is of a former version of this one.
    for (const name of ["ngsw:/:1:assets:app:cache", "site"]) await caches.open(name);
  });
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/^(?:ngsw|site)/u));
  site.deploy(siteVersion(["sitemap/index.html", /(?<=<h1[^>]*>)[^<]+/u, "New"], ["ngsw-worker.js", /^/u, "0;"]));
  events = [];
  await update(page);
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  await expect(page.locator("html")).toHaveAttribute("data-opened-before");
  // The content check wants this link in the footer of every page.
  await page.locator("footer a[href='/sitemap/']:visible").first().click();
  await expect(heading(page)).toHaveText("New");
});

test("the kill switch unregisters the worker; a later build has one again", fullOnly, async ({ context, page }) => {
  await openFirst(page, "/");
  const killSwitch = await bundleScript(path.resolve("src/client/service-worker/worker/kill-switch.ts"));
  site.deploy(siteVersion(["ngsw-worker.js", /[^]*/u, killSwitch]));
  await update(page);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // The old tab stays open.
  site.deploy(siteVersion());
  const later = await context.newPage();
  await open(later, "/pricing/");
  await expect.poll(() => cached(later, "precache")).toContain("/offline/");
  await expect.poll(() => cachedPages(later)).toContain("/pricing/");
});

test("the offline page is fetched again when its cache was deleted", fullOnly, async ({ page }) => {
  await openFirst(page, "/");
  const precached = await cached(page, "precache");
  expect(precached).toContain("/offline/");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await open(page, "/pricing/");
  await expect.poll(() => cached(page, "precache")).toEqual(precached);
  site.goOffline();
  await open(page, "/services/");
  await expect(heading(page)).toHaveText(headingOf("/offline/"));
});

test("a registration that the browser refuses is logged only", async ({ page }) => {
  // As Firefox does where cookies are blocked. What is not handled fails every test (site.ts).
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  });
  await open(page, "/");
  await expect.poll(() => events.join()).toContain("registration failed");
});
