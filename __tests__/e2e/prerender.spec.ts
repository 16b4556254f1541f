import { chromium, expect, test, type Page } from "@playwright/test";
import puppeteer, { type Browser, type Page as FirstPage } from "puppeteer-core";
import { z } from "zod";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { uiStrings } from "../../src/lib/ui-strings";
import { fullOnly, phone } from "./site";
import { TestServer } from "./test-server";

/** Speculation rules in Chromium. Playwright switches prerendering off, so Puppeteer drives this browser. */

let browser: Browser;
const site = new TestServer();

test.beforeAll(() => site.start());
test.afterAll(() => site.stop());
test.beforeEach(async () => {
  browser = await puppeteer.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
});
test.afterEach(() => browser.close());

/** The page of a new browser, as on a phone. */
const firstVisit = async (): Promise<FirstPage> => {
  const [page] = await browser.pages();
  if (page === undefined) throw new Error("The browser has no page.");
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  return page;
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
const waitUntilPrerendered = async (page: FirstPage, requested: readonly string[]): Promise<void> => {
  await expect.poll(() => requested).not.toEqual([]);
  const session = await page.createCDPSession();
  const states: string[] = [];
  session.on("Preload.prerenderStatusUpdated", ({ status }) => states.push(status));
  await session.send("Preload.enable");
  await expect.poll(() => states.at(-1)).toBe("Ready");
  await session.detach();
};

const target = z.object({ type: z.string(), url: z.string() });

/** The addresses of the browser's pages, read without attaching to any. */
const openPages = async (endpoint: string): Promise<readonly string[]> => {
  const response = await fetch(`http://${new URL(endpoint).host}/json/list`);
  const pages = z.array(target).parse(await response.json());
  return pages.filter(({ type }) => type === "page").map(({ url }) => url);
};

/**
 * Follows the first link while nothing is attached: a session on a page that is being activated may wait for good.
 * @param giveSignal lets the site answer /signal
 */
const followFirstLink = async (page: FirstPage, giveSignal: () => void): Promise<Page> => {
  const endpoint = browser.wsEndpoint();
  const from = page.url();
  await page.$eval("main a[href^='/']:not([href*='#'])", (link) => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    void fetch("/signal").then(() => link.dispatchEvent(click));
  });
  await browser.disconnect();
  // Chromium responds only after it has detached the session.
  expect(await openPages(endpoint)).toContain(from);
  giveSignal();
  await expect.poll(() => openPages(endpoint)).toEqual([expect.not.stringMatching(`^${from}$`)]);
  const connection = await chromium.connectOverCDP(endpoint);
  const [next] = connection.contexts().flatMap((context) => context.pages());
  if (next === undefined) throw new Error("The browser has no page.");
  return next;
};

test("the page of the first link is prerendered, and complete when the visitor opens it", fullOnly, async () => {
  const app = site.version();
  const requested: string[] = [];
  let giveSignal = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    giveSignal = resolve;
  });
  site.deploy((request, response) => {
    if (request.headers["sec-purpose"]?.includes("prerender") === true) requested.push(request.url ?? "");
    if (request.url === "/signal") void given.then(() => response.end());
    else app(request, response);
  });
  const page = await firstVisit();
  await page.goto(`${site.address}/`);
  await waitUntilPrerendered(page, requested);

  const next = await followFirstLink(page, giveSignal);
  const errors: string[] = [];
  next.on("pageerror", (error) => errors.push(String(error)));
  next.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  expect(await activationStart(next)).toBeGreaterThan(0);
  expect(requested).toContain(new URL(next.url()).pathname);
  await expect(next.locator("h1")).not.toBeEmpty();
  // Activated, it registers the worker, and its inline script works like any page's.
  await next.evaluate(() => navigator.serviceWorker.ready);
  // The session that made the window narrow has ended.
  await next.setViewportSize(phone);
  const button = next.locator("header [command=show-modal]");
  await button.click();
  await expect(next.getByRole("dialog", { name: uiStrings.menu })).toBeVisible();
  await expect(button.locator("[data-when=open]")).toBeVisible();
  expect(errors).toEqual([]);
});
