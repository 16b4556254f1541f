import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { bundleScript } from "../../src/gatsby/outputs/bundle-script";
import { headingOf, titleOf } from "./content";
import { fullOnly, heading, sitemapLink, test as base } from "./site";
import { TestServer } from "./test-server";

/** The service worker (docs/offline.md), on a server of its own that can go offline and deploy other versions. */

const test = base.extend<{ readonly site: TestServer; readonly requests: string[]; readonly events: string[] }>({
  serviceWorkers: "allow",
  // What the server was asked for.
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern.
  requests: async ({}, use) => use([]),
  site: async ({ requests }, use) => {
    const site = new TestServer();
    await site.start();
    const app = site.version();
    site.deploy((request, response) => {
      requests.push(request.url ?? "");
      app(request, response);
    });
    await use(site);
    await site.stop();
  },
  // What the page has logged of the worker.
  events: async ({ page }, use) => {
    const events: string[] = [];
    page.on("console", (message) => {
      const [, event] = /^Service worker: (.*)$/u.exec(message.text()) ?? [];
      if (event !== undefined) events.push(event);
    });
    await use(events);
  },
});

/** Opens a page and waits until the worker has taken over and cached it. */
const visitFirst = async (page: Page, address: string, events: readonly string[]): Promise<void> => {
  await page.goto(address);
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  await expect.poll(() => cachedPaths(page, "pages")).toHaveLength(1);
};

const cachedPaths = (page: Page, cache: string): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  }, cache);

test("visited pages open offline, under a campaign's query too; others show the offline page", async ({
  page,
  site,
  events,
}) => {
  await visitFirst(page, `${site.address}/?utm_source=mail`, events);
  await page.goto(`${site.address}/pricing/`);
  await expect.poll(() => cachedPaths(page, "pages")).toEqual(["/", "/pricing/"]);
  const connect = site.goOffline();
  const naturalWidth = () =>
    page
      .locator("main img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await page.goto(`${site.address}/`);
  await expect(page).toHaveTitle(titleOf("/"));
  await expect.poll(naturalWidth).toBeGreaterThan(0);
  for (const address of ["/pricing", "/pricing/?utm_campaign=spring"]) {
    await page.goto(`${site.address}${address}`);
    await expect(page).toHaveTitle(titleOf("/pricing/"));
  }
  const unvisited = `${site.address}/services/`;
  await page.goto(unvisited);
  await expect(heading(page)).toHaveText(headingOf("/offline/"));
  expect(page.url()).toBe(unvisited);
  await expect.poll(naturalWidth).toBeGreaterThan(0);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("loaded");
  connect();
  await page.locator("main a[href='']").click();
  await expect(page).toHaveTitle(titleOf("/services/"));
});

test("nothing is fetched but the offline page and what was opened; the worker at most once a page view", async ({
  page,
  site,
  requests,
  events,
}) => {
  await visitFirst(page, `${site.address}/`, events);
  const pagesOf = (urls: readonly string[]) => urls.filter((url) => url.endsWith("/"));
  // The open page a second time for the cache: its ETag is known by then.
  expect(pagesOf(requests)).toEqual(["/", "/"]);
  requests.length = 0;
  await page.goto(`${site.address}/pricing/`);
  await expect.poll(() => events).toContain("no new version");
  expect(pagesOf(requests)).toEqual(["/pricing/"]);
  expect(requests.filter((url) => /worker|workbox/u.test(url))).toEqual(
    requests.includes("/ngsw-worker.js") ? ["/ngsw-worker.js"] : [],
  );
});

test("on a slow network the copy that was visited is shown after a while", fullOnly, async ({ page, site, events }) => {
  await visitFirst(page, `${site.address}/pricing/`, events);
  site.deploy(site.version(["pricing/index.html", /(?<=<h1[^>]*>)[^<]+/u, "Of a new version"]));
  const resume = site.pause((request) => request.url?.startsWith("/pricing/") === true);
  await page.goto(`${site.address}/pricing/?utm_source=mail`);
  await expect(heading(page)).toHaveText(headingOf("/pricing/"));
  resume();
  await page.goto(`${site.address}/pricing/`);
  await expect(heading(page)).toHaveText("Of a new version");
});

test("the caches keep what was used last", fullOnly, async ({ page, site, events }) => {
  site.deploy(site.version(["ngsw-worker.js", /(?<=NetworkFirst.*?)\(50\)/u, "(2)"]));
  await visitFirst(page, `${site.address}/`, events);
  for (const address of ["/pricing/", "/sitemap/"]) await page.goto(`${site.address}${address}`);
  await expect.poll(() => cachedPaths(page, "pages")).toEqual(["/pricing/", "/sitemap/"]);
});

test("HTML that is answered in a file's place is not stored", fullOnly, async ({ page, site, events }) => {
  const app = site.version();
  /** Answers files as a captive portal does: each with the same page. */
  const answerFiles = (type: string, body: string) =>
    site.deploy((request, response) => {
      if (request.url?.startsWith("/static/") !== true) app(request, response);
      else response.setHeader("Content-Type", type).end(body);
    });
  const typeOfFile = () =>
    page.evaluate(async () => (await fetch("/static/hash/picture.svg")).headers.get("Content-Type"));
  const [html, svg] = ["text/html", "image/svg+xml"];

  answerFiles(html, "<title>Log in to this network</title>");
  await page.goto(`${site.address}/pricing/`);
  await expect.poll(() => events).toEqual(["version detected", "installation failed"]);
  site.deploy(app);
  events.length = 0;
  await visitFirst(page, `${site.address}/pricing/`, events);
  answerFiles(html, "<title>Log in to this network</title>");
  expect(await typeOfFile()).toBe(html);
  answerFiles(svg, "<svg/>");
  expect(await typeOfFile()).toBe(svg);
  // From the cache.
  site.goOffline();
  expect(await typeOfFile()).toBe(svg);
});

test("the next page is of the new version, and nothing reloads; former caches are deleted", async ({
  page,
  site,
  events,
}) => {
  await page.goto(`${site.address}/contact-us/`);
  await page.evaluate(async () => {
    // Angular's worker named its caches so; "site" is of a former version of this one.
    for (const name of ["ngsw:/:1:assets:app:cache", "site"])
      await (await caches.open(name)).put("/", new Response("Former"));
    document.documentElement.dataset["openedBefore"] = "";
  });
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  expect((await page.evaluate(() => caches.keys())).filter((name) => /ngsw|site/u.test(name))).toEqual([]);

  site.deploy(
    site.version(["sitemap/index.html", /(?<=<h1[^>]*>)[^<]+/u, "New"], ["ngsw-worker.js", /^/u, "/* New */"]),
  );
  events.length = 0;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => events).toEqual(["version detected", "ready"]);
  await expect(page.locator("html")).toHaveAttribute("data-opened-before");
  await sitemapLink(page).click();
  await expect(heading(page)).toHaveText("New");
});

test("the kill switch unregisters the worker and deletes its caches", fullOnly, async ({ page, site, events }) => {
  await visitFirst(page, `${site.address}/`, events);
  const killSwitch = await bundleScript(
    path.resolve(__dirname, "..", "..", "src", "client", "service-worker", "worker", "kill-switch.ts"),
  );
  site.deploy(site.version(["ngsw-worker.js", /[^]*/u, killSwitch]));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("a registration that the browser refuses is logged only", async ({ page, site }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  // As Firefox does where cookies are blocked.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("Refused", "SecurityError"));
  });
  await page.goto(`${site.address}/`);
  // An error that is not handled fails each test (site.ts).
  await expect.poll(() => logged.join()).toContain("Service worker: registration failed.");
});
