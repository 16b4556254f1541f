import { expect } from "@playwright/test";
import pageKinds from "../../scripts/page-kinds.json";
import { contrastRatio } from "../../src/lib/contrast";
import { uiStrings } from "../../src/strings/ui-strings";
import { pricing, studies } from "../e2e/content";
import { crossBrowserTest } from "./cross-browser-test";
import { eventually } from "./engine";

for (const width of [320, 1280]) {
  crossBrowserTest(`every kind of page at ${width} px: no errors, no sideways scroll`, { width }, async (page) => {
    const failures: Record<string, unknown> = {};
    for (const address of Object.keys(pageKinds)) {
      await page.goto(address);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const errors = await page.errors();
      if (sideways > 0 || errors.length > 0) failures[address] = { sideways, errors };
    }
    expect(failures).toEqual({});
    expect(await page.evaluate(() => window.innerWidth)).toBe(width);
  });
}

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
  server.goOffline();
  await page.goto("/");
  await page.isAt("/");
  await page.goto(neverOpened);
  await page.isAt(neverOpened);
  await page.goto("/not-a-page-of-the-site/");
  await page.isShown("a[href='']");
});

crossBrowserTest(
  "without JavaScript menu, prices and statement are there",
  { width: 375, javaScript: false },
  async (page) => {
    await page.goto("/pricing/");
    for (const name of [uiStrings.allPages, uiStrings.statementPage]) await page.isShown(["a", name]);
    for (const { key } of pricing.options) await page.isShown(`main a[href='/start-your-project/?duration=${key}']`);
  },
);

/** A color as browsers compute it; NaN where it is written in another way. */
const rgb = (color = "") => {
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(color) ?? [];
  return { red: Number(red), green: Number(green), blue: Number(blue) };
};

// Every color: src/lib/design-tokens.test.ts and, in Chromium, __tests__/a11y/.
crossBrowserTest("dark scheme: text has 7:1 on a dark page", { dark: true }, async (page) => {
  await page.goto("/contact-us/");
  const [text, background] =
    (await page.on("main p", (one) => [
      getComputedStyle(one).color,
      getComputedStyle(document.body).backgroundColor,
    ])) ?? [];
  for (const light of [rgb(text), { red: 255, green: 255, blue: 255 }])
    expect(contrastRatio(light, rgb(background))).toBeGreaterThanOrEqual(7);
});
