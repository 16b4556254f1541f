import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { bundleScript } from "../../src/gatsby/outputs/bundle-script";
import { maxPrecacheBytes } from "../../src/gatsby/outputs/service-worker/create-precache-manifest";
import { imagesOfPage } from "../../src/gatsby/outputs/service-worker/images-of-page";
import { assertDefined } from "../../src/lib/assert-defined";
import { uiStrings } from "../../src/lib/ui-strings";
import { contentPages, dialogs, studies, titleOf } from "./content";
import { builtHtml, heading, hydrate, publicFolder, sitemapLink } from "./site";
import { closeButton, statementButton } from "./states";
import { TestServer } from "./test-server";

/** The service worker: the site offline, and updates from one version to the next. */

test.use({ serviceWorkers: "allow" });

const site = new TestServer();

const headingOf = (address: string): string => contentPages.find((page) => page.address === address)?.heading ?? "";

const openStatement = async (page: Page): Promise<void> => {
  await statementButton(page).click();
  await expect(page.getByRole("dialog", { name: dialogs.statement.title })).toBeVisible();
};

/** Follows a link that every page has. */
const openSitemap = async (page: Page): Promise<void> => {
  await sitemapLink(page).click();
  await expect(page).toHaveTitle(titleOf("/sitemap/"));
};

test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

/** The worker's events, logged under the specification's names. */
const listen = (page: Page): string[] => {
  const events: string[] = [];
  page.on("console", (message) => {
    const [, event] = /^Service worker: (.*)$/u.exec(message.text()) ?? [];
    if (event !== undefined) events.push(event);
  });
  return events;
};

/** Opens a page and waits until the worker has precached the site. */
const visitUntilReady = async (page: Page, address = "/"): Promise<string[]> => {
  const events = listen(page);
  await page.goto(`${site.address}${address}`);
  await expect.poll(() => events, { timeout: 20_000 }).toContain("ready");
  return events;
};

const cachedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bytes += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
      }
    }
    return bytes;
  });

const cachedPages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open("site-pages")).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((address) => address.endsWith("/"));
  });

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The last step with pictures that the worker caches: with more content than it may store, some are left out. */
const stepWithCachedImages = (): string => {
  const worker = readFileSync(path.join(publicFolder, "ngsw-worker.js"), "utf8");
  const steps = studies.flatMap((study) => study.steps.map((step) => step.address));
  const isCached = (html: string): boolean =>
    html.includes("<picture") && imagesOfPage(html).every((image) => worker.includes(image));
  return assertDefined(steps.filter((step) => isCached(builtHtml(step))).at(-1));
};

/** Opens another page in the same context, as a returning visitor. */
const comeBack = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.address}${address}`);
  return page;
};

test.describe("one version", () => {
  test.beforeAll(() => {
    site.deploy(site.version());
  });

  test("a first visit logs its events and stores no more than the limit", async ({ page }) => {
    const events = await visitUntilReady(page);
    expect(events).toEqual(["version detected", "ready"]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
      `${site.address}/ngsw-worker.js`,
    );
    const bytes = await cachedBytes(page);
    expect(bytes).toBeGreaterThan(0);
    // With the worker's own notes.
    expect(bytes).toBeLessThan(maxPrecacheBytes + 50_000);
  });

  test("a second visit finds no new version", async ({ page, context }) => {
    await visitUntilReady(page);
    const again = await context.newPage();
    const events = listen(again);
    await again.goto(`${site.address}/pricing/`);
    await expect.poll(() => events).toEqual(["no new version"]);
  });

  test("offline the page reloads, and pages never visited open with images, scripts and styles", async ({ page }) => {
    const faults: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/iu.test(message.text())) faults.push(message.text());
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await visitUntilReady(page);
    const connect = site.cutOff();
    // The page was not hydrated before: no script is cached but those of the manifest. It carries its styles.
    page.on("requestfailed", (request) => {
      if (request.resourceType() === "script") faults.push(request.url());
    });
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") faults.push(request.url());
    });
    await page.reload();
    await expect(heading(page)).toHaveText(headingOf("/"));

    await page.goto(`${site.address}${stepWithCachedImages()}`);
    await expect(heading(page)).toBeVisible();
    // The window asks for another width than the one that is stored.
    const picture = page.locator("main picture img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await hydrate(page);
    await openStatement(page);
    await closeButton(page).click();
    await openSitemap(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Atkinson");
    expect(faults).toEqual([]);
    connect();
  });

  test("offline an address without trailing slash, or with a query, opens the cached page", async ({ page }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    for (const address of ["/pricing", "/start-your-project/?duration=long-term"]) {
      await page.goto(`${site.address}${address}`);
      await expect(page).not.toHaveTitle(titleOf("/offline/"));
    }
    connect();
  });

  test("offline a page that is not cached shows the offline page and can be tried again", async ({ page }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    await page.goto(`${site.address}/not-a-page-of-the-site/`);
    await expect(page.getByRole("heading", { level: 1, name: headingOf("/offline/") })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/not-a-page-of-the-site/");
    connect();
    await page.getByRole("main").locator("a[href='']").click();
    await expect(page).toHaveTitle(titleOf("/404.html"));
  });

  test("with Save-Data only visited pages are cached", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
    await visitUntilReady(page, "/pricing/");
    expect([...(await cachedPages(page))].sort()).toEqual(["/offline/", "/pricing/"]);
    const connect = site.cutOff();
    await page.reload();
    await expect(page).toHaveTitle(titleOf("/pricing/"));
    connect();
  });

  test("with a full quota the site works and caches what fits", async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 400_000 });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await visitUntilReady(page);
    expect(await cachedBytes(page)).toBeLessThan(600_000);
    await page.goto(`${site.address}/services/`);
    await expect(heading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("a failed installation is logged only", async ({ page }) => {
  const { app } = site.version();
  site.deploy((request, response) => {
    if (request.url === "/offline/") {
      response.statusCode = 500;
      response.end();
    } else app(request, response);
  });
  const events = listen(page);
  await page.goto(`${site.address}/`);
  await expect.poll(() => events, { timeout: 20_000 }).toEqual(["version detected", "installation failed"]);
  await openSitemap(page);
});

test.describe("from one version to the next", () => {
  const oldText = headingOf("/");
  const newText = "Makers of a new version";

  /** As a build would write it: the page, its page data, and the revisions of both. */
  const nextVersion = () =>
    site.version(
      ["index.html", /(?<=<h1[^>]*>)[^<]+/u, newText],
      ["page-data/index/page-data.json", JSON.stringify(oldText), JSON.stringify(newText)],
      ["ngsw-worker.js", /(?<="url":"\/","revision":")[^"]+/u, "changed"],
      ["ngsw-worker.js", /(?<="url":"\/page-data\/index\/page-data\.json","revision":")[^"]+/u, "changed"],
    );

  test("the next visit shows the new version; the open page offers it, and nothing reloads by itself", async ({
    page,
    context,
  }) => {
    site.deploy(site.version());
    await visitUntilReady(page);
    await expect(heading(page)).toHaveText(oldText);
    await page.evaluate(() => {
      document.documentElement.dataset["openedBefore"] = "";
    });
    site.deploy(nextVersion());

    // The worker of the old version runs still, and shows the new page all the same.
    const other = await comeBack(context, "/");
    await expect(heading(other)).toHaveText(newText);

    // The open page checks for an update when it becomes visible again.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const offer = page.getByRole("region", { name: uiStrings.newVersion.label });
    await expect(offer).toBeVisible();
    await expect(page.getByText(uiStrings.newVersion.text)).toBeVisible();
    await other.goto(`${site.address}/pricing/`);
    await expect(heading(other)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-opened-before");

    await offer.getByRole("button", { name: uiStrings.newVersion.reload }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-opened-before");
    await expect(heading(page)).toHaveText(newText);
    const connect = site.cutOff();
    await page.reload();
    await expect(heading(page)).toHaveText(newText);
    connect();
  });

  test("the offer can be dismissed and stays away", async ({ page }) => {
    site.deploy(site.version());
    await visitUntilReady(page);
    site.deploy(nextVersion());
    await page.reload();
    const offer = page.getByRole("region", { name: uiStrings.newVersion.label });
    await offer.getByRole("button", { name: uiStrings.newVersion.dismiss }).click();
    await expect(offer).toBeHidden();
    await openSitemap(page);
    await expect(offer).toBeHidden();
  });

  test("an open page of the old version still loads its scripts", async ({ page }) => {
    const old = site.version();
    site.deploy(old);
    await visitUntilReady(page, "/pricing/");
    // The server has only the new version's scripts and styles now.
    site.deploy((request, response) => {
      if (/\.(?:js|css)$/u.test(request.url ?? "") && request.url !== "/ngsw-worker.js") {
        response.statusCode = 404;
        response.end();
      } else old.app(request, response);
    });
    await hydrate(page);
    await openStatement(page);
  });

  test("the kill switch unregisters the worker and deletes its caches", async ({ page, context }) => {
    const version = site.version();
    site.deploy(version);
    await visitUntilReady(page);
    const killSwitch = await bundleScript(
      path.resolve(__dirname, "..", "..", "src", "client", "service-worker", "worker", "kill-switch.ts"),
    );
    site.deploy((request, response) => {
      if (request.url === "/ngsw-worker.js") response.setHeader("Content-Type", "text/javascript").end(killSwitch);
      else version.app(request, response);
    });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const again = await comeBack(context, "/services/");
    await expect(heading(again)).toBeVisible();
  });
});

test("the legacy worker of the former site is replaced, without a broken page", async ({ page }) => {
  // Angular's worker in short: it answers every page from its own store, and names its stores so.
  const formerWorker = `
    self.addEventListener("install", (event) => event.waitUntil((async () => {
      const cache = await caches.open("ngsw:/:1:assets:app:cache");
      await cache.addAll(["/", "/lazy-0123456789abcdef0123.js"]);
      await self.skipWaiting();
    })()));
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => {
      if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
    });`;
  const formerPage = `<!doctype html><title>Former site</title><h1>Former site</h1>
    <script>navigator.serviceWorker.register("/ngsw-worker.js")</script>`;
  site.deploy((request, response) => {
    const files: Readonly<Record<string, readonly [string, string]>> = {
      "/": ["text/html", formerPage],
      "/ngsw-worker.js": ["text/javascript", formerWorker],
      "/lazy-0123456789abcdef0123.js": ["text/javascript", "window.lazy = true;"],
    };
    const [type, text] = files[request.url ?? ""] ?? ["text/plain", ""];
    response.setHeader("Content-Type", type).end(text);
  });
  await page.goto(`${site.address}/`);
  const formerController = await page.waitForFunction(() => navigator.serviceWorker.controller);

  site.deploy(site.version());
  // The page of the former site is open while the browser fetches the new worker. It is not loaded again here: the
  // browser may have fetched the new worker by itself by then, and that one would answer with the new site.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await caches.keys()).includes("site-pages"));
  // The new worker has taken over when it is another one than the first and has finished its start.
  await page.waitForFunction((first) => {
    const { controller } = navigator.serviceWorker;
    return controller !== null && controller !== first && controller.state === "activated";
  }, formerController);
  // The page of the former site that is open can still fetch its parts.
  await expect(page).toHaveTitle("Former site");
  await page.addScriptTag({ url: "/lazy-0123456789abcdef0123.js" });
  expect(await page.evaluate(() => "lazy" in window)).toBe(true);

  await page.goto(`${site.address}/services/`);
  await expect(page).toHaveTitle(titleOf("/services/"));
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((n) => n.startsWith("ngsw:"))))
    .toEqual([]);
});
