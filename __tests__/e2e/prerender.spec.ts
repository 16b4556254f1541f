import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { TestServer } from "./test-server";

/** Speculation rules in Chromium. Playwright switches prerendering off, so Puppeteer drives this browser. */

let browser: Browser;
const site = new TestServer();

test.beforeAll(async () => {
  await site.start();
  browser = await puppeteer.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
});

test.afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** A page of a first visit, with everything that the visit logs. */
const firstVisit = async () => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  return { page, close: () => context.close() };
};

const activationStart = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation !== undefined && "activationStart" in navigation ? navigation.activationStart : undefined;
  });

/**
 * Waits until a page is prerendered. A session that is attached before prerendering starts prevents it.
 * @param requested what was requested for prerendering
 */
const waitUntilPrerendered = async (page: Page, requested: readonly string[]): Promise<void> => {
  await expect.poll(() => requested).not.toEqual([]);
  const session = await page.createCDPSession();
  const states: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ status }) => states.push(status));
  await session.send("Preload.enable");
  await expect.poll(() => states.at(-1)).toBe("Ready");
  await session.detach();
};

const pageAt = async (address: string): Promise<Page | undefined> => {
  const connection = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
  const page = (await connection.pages()).find((candidate) => candidate.url() === address);
  if (page === undefined) await connection.disconnect();
  return page;
};

/** The page at an address by a new connection: the old one may hold neither page after the activation. */
const connectTo = async (address: string): Promise<Page> => {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        // A connection attaches to all pages, and may wait for good for one that is just being activated.
        found = await Promise.race([pageAt(address), wait(5000, undefined)]);
        return found?.url();
      },
      { timeout: 25_000 },
    )
    .toBe(address);
  if (found === undefined) throw new Error(`No page is at ${address}.`);
  return found;
};

test("the page of the first link is prerendered, and complete when the visitor opens it", async () => {
  const { app } = site.version();
  const requested: string[] = [];
  site.deploy((request, response) => {
    if (request.headers["sec-purpose"]?.includes("prerender") === true) requested.push(request.url ?? "");
    app(request, response);
  });
  const { page, close } = await firstVisit();
  await page.goto(`${site.address}/`);
  await waitUntilPrerendered(page, requested);
  const link = await page.$("main a[href^='/']:not([href*='#'])");
  const address = new URL((await link?.evaluate((element) => element.getAttribute("href"))) ?? "", site.address).href;
  await link?.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) element.click();
  });

  const next = await connectTo(address);
  const faults: string[] = [];
  next.on("pageerror", (error) => faults.push(String(error)));
  next.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  expect(await activationStart(next)).toBeGreaterThan(0);
  expect(await next.$eval("h1", (heading) => heading.textContent)).not.toBe("");
  // After activation it is a page like any other: worker and hydration.
  await next.evaluate(() => navigator.serviceWorker.ready);
  await next.keyboard.press("Shift");
  // Hydrated, it has no static speculation rules any more.
  await next.waitForFunction(() => document.querySelector("script[type=speculationrules]") === null);
  expect(faults).toEqual([]);
  await next.browser().disconnect();
  await close();
});

test("the pages of the content's links are prefetched when the worker runs, unless data is saved", async ({
  baseURL,
}) => {
  for (const saveData of [false, true]) {
    const { page, close } = await firstVisit();
    await page.evaluateOnNewDocument((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value, effectiveType: "4g" } });
    }, saveData);
    await page.goto(`${baseURL}/contact-us/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.$("html[data-prefetch]"), `Save-Data: ${saveData}`).toEqual(saveData ? null : expect.anything());
    await close();
  }
});
