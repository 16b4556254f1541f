import { expect, test } from "@playwright/test";
import pageKinds from "../../scripts/page-kinds.json";
import { contrastRatio } from "../../src/lib/contrast";
import { uiStrings } from "../../src/lib/ui-strings";
import { pricing, studies } from "../e2e/content";
import { parseColor } from "../e2e/contrast/colors";
import { edgelessControls } from "../e2e/measure/forced-colors";
import { crossBrowserTest } from "./cross-browser-test";
import { eventually } from "./engine";

const themedPages = ["/", "/pricing/", "/contact-us/"];

for (const width of [320, 768, 1280]) {
  crossBrowserTest(`every kind of page at ${width} px: no errors, no sideways scroll`, { width }, async (page) => {
    const failures: Record<string, unknown> = {};
    for (const address of Object.keys(pageKinds)) {
      await page.visit(address);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const errors = await page.errors();
      if (sideways > 0 || errors.length > 0) failures[address] = { sideways, errors };
    }
    expect(failures).toEqual({});
    expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  });
}

crossBrowserTest("what the Content-Security-Policy refuses is reported", {}, async (page, _, reports) => {
  await page.visit("/");
  await page.evaluate(() => void fetch("https://elsewhere.example/").catch(() => undefined));
  await eventually("a report", () => Promise.resolve(reports.splice(0).join()), expect.stringContaining("connect-src"));
});

crossBrowserTest("offline: pages that were never opened come from the service worker", {}, async (page, server) => {
  const neverOpened = "/privacy-policy/";
  await page.goto("/");
  // Scripts are cached before pages.
  const isCached = () =>
    page.evaluate(async (url) => (await caches.match(url, { ignoreSearch: true })) !== undefined, neverOpened);
  await eventually("the page is cached", isCached, true, 40_000);
  // Pages that are left before they have loaded lose nothing.
  const leaveFor = (address: string) =>
    page.evaluate((next) => {
      if (location.pathname !== next) location.assign(next);
      return location.pathname === next && document.readyState === "complete";
    }, address);
  for (const { address } of studies[0]?.steps ?? [])
    await eventually("the way", () => leaveFor(address), expect.anything());
  await eventually("the last page has loaded", () => leaveFor("/"), true);
  server.cutOff();
  await page.reload();
  await page.isAt("/");
  await page.goto(neverOpened);
  await page.isAt(neverOpened);
  await page.goto("/not-a-page-of-the-site/");
  await page.isShown("a[href='']");
});

crossBrowserTest(
  "without JavaScript menu, prices and statement are pages",
  { width: 375, javaScript: false },
  async (page) => {
    await page.goto("/services/");
    await page.click({ role: "link", name: uiStrings.allPages });
    await page.click("footer a[href='/sitemap/']");
    await page.isAt("/sitemap/");
    await page.goto("/pricing/");
    for (const { key } of pricing.options) await page.isShown(`main a[href='/start-your-project/?duration=${key}']`);
    await page.click({ role: "link", name: uiStrings.statementPage });
    await page.isAt("/accessibility-statement/");
  },
);

crossBrowserTest("dark scheme: text has 7:1 on a dark page", { dark: true }, async (page) => {
  for (const address of themedPages) {
    await page.visit(address);
    const body = () => page.on("body", (element) => getComputedStyle(element).backgroundColor);
    const background = parseColor((await body()) ?? "");
    for (const target of ["main h1", "main p"]) {
      const color = await page.on(target, (element) => getComputedStyle(element).color);
      for (const text of [color ?? "", "rgb(255, 255, 255)"])
        expect(contrastRatio(parseColor(text), background), `${address} ${target}`).toBeGreaterThanOrEqual(7);
    }
  }
});

crossBrowserTest("forced colors: every control has an edge or an icon", { forcedColors: true }, async (page) => {
  for (const address of themedPages) {
    await page.visit(address);
    const active = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
    test.skip(!active, "No setting of this browser forces colors: it matches (forced-colors: none).");
    expect(await edgelessControls(page)).toEqual([]);
  }
});
