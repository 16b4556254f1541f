import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { freshPage, pause, startBrowser } from "../../scripts/bench/phone";

/**
 * The page that the browser makes ready behind the scenes (likely-links.ts). Playwright tells its browsers to make none
 * ready, so Puppeteer holds this one.
 */

let browser: Browser;

test.beforeAll(async () => {
  browser = await startBrowser();
});

test.afterAll(async () => {
  await browser.close();
});

/** When the visitor came to the page, in milliseconds after the browser began it. */
const activationStart = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation !== undefined && "activationStart" in navigation ? navigation.activationStart : undefined;
  });

const likeliest = "a[data-likely=most]";

/** Waits until a page is ready. Who asks before the browser has begun with it keeps it from beginning. */
const isMadeReady = async (page: Page): Promise<void> => {
  await pause(1000);
  const session = await page.createCDPSession();
  const states: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ status }) => states.push(status));
  await session.send("Preload.enable");
  await expect.poll(() => states.at(-1)).toBe("Ready");
  await session.detach();
};

/**
 * The page at an address, as one who comes anew meets it: the connection that was there when the browser put one page in
 * the place of the other may go on holding neither.
 */
const meetAnew = async (address: string): Promise<Page> => {
  let met: Page | undefined;
  await expect
    .poll(async () => {
      const visitor = await puppeteer.connect({ browserWSEndpoint: browser.wsEndpoint() });
      met = (await visitor.pages()).find((page) => page.url() === address);
      if (met === undefined) await visitor.disconnect();
      return met?.url();
    })
    .toBe(address);
  if (met === undefined) throw new Error(`No page is at ${address}.`);
  return met;
};

test("is that of the content's first link, and whole when the visitor comes to it", async ({ baseURL }) => {
  const { page, close } = await freshPage(browser);
  await page.goto(`${baseURL}/`);
  const link = await page.waitForSelector(likeliest);
  await isMadeReady(page);
  await link?.evaluate((element) => {
    if (element instanceof HTMLAnchorElement) element.click();
  });

  const next = await meetAnew(`${baseURL}/start-your-project/`);
  const faults: string[] = [];
  next.on("pageerror", (error) => faults.push(String(error)));
  next.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  expect(await activationStart(next)).toBeGreaterThan(0);
  expect(await next.$eval("h1", (heading) => heading.textContent)).toBe("Start your project");
  // It is a page like any other: it has its worker, and its scripts come at the first act.
  await next.evaluate(() => navigator.serviceWorker.ready);
  await next.keyboard.press("Shift");
  await next.waitForSelector("button[data-takes-over=menu]");
  expect(faults).toEqual([]);
  await next.browser().disconnect();
  await close();
});

test("is none for somebody who saves data", async ({ baseURL }) => {
  const { page, close } = await freshPage(browser);
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto(`${baseURL}/`);
  // The worker is registered at the same rest, after the link would have been marked.
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.$(likeliest)).toBeNull();
  await close();
});
