import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { fullOnly } from "./site";
import { TestServer } from "./test-server";

/** Speculation rules in Chromium. Playwright switches prerendering off, so Puppeteer drives this browser. */

let browser: Browser;
let page: Page;
const site = new TestServer();
/** The pages that Chromium began to prerender. It goes no further while DevTools is attached, as Puppeteer is. */
const attempts: string[] = [];
/** What was requested with the header `Sec-Purpose: prefetch`. */
const prefetched: string[] = [];

test.beforeAll(async () => {
  await site.start();
  const app = site.version();
  site.deploy((request, response) => {
    if (request.headers["sec-purpose"] === "prefetch") prefetched.push(request.url ?? "");
    app(request, response);
  });
});
test.afterAll(() => site.stop());
test.beforeEach(async () => {
  for (const list of [prefetched, attempts]) list.length = 0;
  browser = await puppeteer.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  page = await browser.newPage();
  const session = await page.createCDPSession();
  session.on("Preload.prerenderStatusUpdated", ({ key }) => attempts.push(new URL(key.url).pathname));
  await session.send("Preload.enable");
});
test.afterEach(() => browser.close());

test("the page of a link that a mouse points at is prerendered", fullOnly, async () => {
  await page.goto(`${site.address}/`);
  await page.waitForSelector("html[data-prefetch]");
  await page.hover("h1");
  await page.hover("footer a[href='/sitemap/']");
  await expect.poll(() => attempts).toContain("/sitemap/");
});

test("on a phone pages are prefetched, each once, and none is prerendered", fullOnly, async () => {
  await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
  await page.goto(`${site.address}/`);
  await page.waitForSelector("html[data-prefetch]:not([data-prerender])");
  const targets = await page.$$eval("main a[href^='/']:not([href*='#'])", (links) => [
    ...new Set(links.map((link) => link.getAttribute("href") ?? "")),
  ]);
  await expect.poll(() => [...prefetched].sort()).toEqual(targets.sort());
  expect(attempts).toEqual([]);
});
