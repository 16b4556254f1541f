import path from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { packScript } from "../../src/gatsby/page-start/pack-script";
import { heading, wakeScripts } from "./site";
import { TestServer } from "./test-server";

/** The site without a network, and from one version to the next, by its service worker over localhost. */

test.use({ serviceWorkers: "allow" });

const site = new TestServer();

test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

/** What the worker tells, by the specification's names. */
const listen = (page: Page): string[] => {
  const told: string[] = [];
  page.on("console", (message) => {
    const [, event] = /^Service worker: (.*)$/u.exec(message.text()) ?? [];
    if (event !== undefined) told.push(event);
  });
  return told;
};

/** Opens a page of the own site and waits until the worker has kept the site. */
const visitUntilReady = async (page: Page, address = "/"): Promise<string[]> => {
  const told = listen(page);
  await page.goto(`${site.address}${address}`);
  await expect.poll(() => told, { timeout: 20_000 }).toContain("ready");
  return told;
};

const keptBytes = (page: Page): Promise<number> =>
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

const keptPages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open("site-pages")).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((address) => address.endsWith("/"));
  });

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Another page of the context, as a visitor who comes back. */
const comeBack = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${site.address}${address}`);
  return page;
};

test.describe("one version", () => {
  test.beforeAll(() => {
    site.deploy(site.version());
  });

  test("a first visit tells what happens, and takes less than 3 MB", async ({ page }) => {
    const told = await visitUntilReady(page);
    expect(told).toEqual(["version detected", "ready"]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toBe(
      `${site.address}/ngsw-worker.js`,
    );
    const bytes = await keptBytes(page);
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(3_000_000);
  });

  test("a second visit finds no new version", async ({ page, context }) => {
    await visitUntilReady(page);
    const again = await context.newPage();
    const told = listen(again);
    await again.goto(`${site.address}/pricing/`);
    await expect.poll(() => told).toEqual(["no new version"]);
  });

  test("without a network the page loads anew, and so do pages never seen, with pictures and scripts", async ({
    page,
  }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    await page.reload();
    await expect(heading(page)).toContainText("Makers of accessible apps");

    await page.goto(`${site.address}/project-senate/ideate/`);
    await expect(heading(page)).toBeVisible();
    const picture = page.getByRole("main").getByRole("img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await wakeScripts(page);
    await page.getByRole("button", { name: "Accessibility Statement" }).click();
    await expect(page.getByRole("dialog", { name: "Accessibility Statement" })).toBeVisible();
    connect();
  });

  test("without a network a link leads on, in the site's look", async ({ page }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    await page.reload();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle(/^Services/u);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Atkinson");
    connect();
  });

  test("an address without its slash, and one with a query, find the kept page", async ({ page }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    for (const address of ["/pricing", "/start-your-project/?duration=long-term"]) {
      await page.goto(`${site.address}${address}`);
      await expect(page).not.toHaveTitle(/offline/iu);
    }
    connect();
  });

  test("a page that is not kept says so in the site's look, and can be tried again", async ({ page }) => {
    await visitUntilReady(page);
    const connect = site.cutOff();
    await page.goto(`${site.address}/not-a-page-of-the-site/`);
    await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/not-a-page-of-the-site/");
    connect();
    await page.getByRole("link", { name: "Try this page again" }).click();
    await expect(page).toHaveTitle(/not found/iu);
  });

  test("somebody who saves data keeps the pages that were seen, and no more", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
    await visitUntilReady(page, "/pricing/");
    expect([...(await keptPages(page))].sort()).toEqual(["/offline/", "/pricing/"]);
    expect(await keptBytes(page)).toBeLessThan(300_000);
    const connect = site.cutOff();
    await page.reload();
    await expect(page).toHaveTitle(/^Pricing/u);
    connect();
  });

  test("a message that is sent without a network stays in its form, which says so", async ({ page, context }) => {
    await visitUntilReady(page, "/contact-us/");
    await page.getByRole("textbox", { name: /^Email/u }).fill("visitor@example.com");
    const message = page.getByRole("textbox", { name: /message/iu });
    await message.fill("Written in a tunnel.");
    await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Send/u }).click();
    const told = page.getByRole("dialog").filter({ hasText: /You are offline/u });
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Close" }).last().click();
    await expect(told).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: /You are offline/u })).toBeVisible();
    await expect(message).toHaveValue("Written in a tunnel.");
    await context.setOffline(false);
  });

  test("with no room left the site works on, and keeps what it can", async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send("Storage.overrideQuotaForOrigin", { origin: site.address, quotaSize: 400_000 });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await visitUntilReady(page);
    expect(await keptBytes(page)).toBeLessThan(600_000);
    await page.goto(`${site.address}/services/`);
    await expect(heading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("a worker that can't be installed is told to the console only", async ({ page }) => {
  const { app } = site.version();
  site.deploy((request, response) => {
    if (request.url === "/offline/") {
      response.statusCode = 500;
      response.end();
    } else app(request, response);
  });
  const told = listen(page);
  await page.goto(`${site.address}/`);
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(["version detected", "installation failed"]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(/^Services/u);
});

test.describe("from one version to the next", () => {
  const oldText = "Makers of accessible apps, websites, and software";
  const newText = "Makers of a new version";

  /** As a build would write it: the page, the data that scripts show it from, and what the worker knows of both. */
  const nextVersion = () =>
    site.version(
      ["index.html", new RegExp(`(?<=<h1[^>]*>)${oldText}`, "u"), newText],
      ["page-data/index/page-data.json", oldText, newText],
      ["ngsw-worker.js", /(?<="url":"\/","revision":")[^"]+/u, "changed"],
      ["ngsw-worker.js", /(?<="url":"\/page-data\/index\/page-data\.json","revision":")[^"]+/u, "changed"],
    );

  test("the next visit shows the new version; a line offers it to the open page, and nothing reloads by itself", async ({
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

    // Looked at again, the open page learns of it.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const line = page.getByRole("region", { name: "News of this site" });
    await expect(line).toBeVisible();
    await expect(line.getByRole("status")).toHaveText("A new version of this site is ready.");
    await page.waitForTimeout(500);
    await expect(page.locator("html")).toHaveAttribute("data-opened-before");

    await line.getByRole("button", { name: "Load the new version" }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-opened-before");
    await expect(heading(page)).toHaveText(newText);
    const connect = site.cutOff();
    await page.reload();
    await expect(heading(page)).toHaveText(newText);
    connect();
  });

  test("the line can be put away, and stays away", async ({ page }) => {
    site.deploy(site.version());
    await visitUntilReady(page);
    site.deploy(nextVersion());
    await page.reload();
    const line = page.getByRole("region", { name: "News of this site" });
    await line.getByRole("button", { name: "Not now" }).click();
    await expect(line).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle(/^Services/u);
    await expect(line).toBeHidden();
  });

  test("an open page of the old version still finds its scripts", async ({ page }) => {
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
    await wakeScripts(page);
    await page.getByRole("button", { name: "Accessibility Statement" }).click();
    await expect(page.getByRole("dialog", { name: "Accessibility Statement" })).toBeVisible();
  });

  test("the kill switch takes the worker out and forgets what was kept", async ({ page, context }) => {
    const version = site.version();
    site.deploy(version);
    await visitUntilReady(page);
    const retire = await packScript(
      path.resolve(__dirname, "..", "..", "src", "client", "service-worker", "worker", "retire.ts"),
    );
    site.deploy((request, response) => {
      if (request.url === "/ngsw-worker.js") response.setHeader("Content-Type", "text/javascript").end(retire);
      else version.app(request, response);
    });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const again = await comeBack(context, "/services/");
    await expect(heading(again)).toBeVisible();
  });
});

test("who still has the former site's worker gets the new site, and no broken page", async ({ page }) => {
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
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  site.deploy(site.version());
  // The page of the former site is open while the browser fetches the new worker. It is not loaded again here: the
  // browser may have fetched the new worker by itself by then, and that one would answer with the new site.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await caches.keys()).includes("site-pages"));
  // The new worker has taken over when none is on its way any more.
  await page.waitForFunction(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return installing === null && waiting === null && active?.state === "activated";
  });
  // The page of the former site that is open can still fetch its parts.
  await expect(page).toHaveTitle("Former site");
  await page.addScriptTag({ url: "/lazy-0123456789abcdef0123.js" });
  expect(await page.evaluate(() => "lazy" in window)).toBe(true);

  await page.goto(`${site.address}/services/`);
  await expect(page).toHaveTitle(/^Services/u);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((n) => n.startsWith("ngsw:"))))
    .toEqual([]);
});
