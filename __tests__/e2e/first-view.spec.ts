import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test, type Page } from "@playwright/test";
import { everyPage, hydrate, pageTest, unknownPage, waitForHydration } from "./site";
import { emailField } from "./states";

/**
 * Scripts, styles and font of the first view on a phone with an empty cache. The bytes of words and pictures are an
 * editor's: `npm run bench:lighthouse` has their budgets.
 */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Budgets of docs/performance.md in bytes: brotli level 11, as a CDN may store files, without headers. */
const budgets = {
  /** The font and the script that registers the service worker, which Chromium does not report as a script. */
  firstView: 26_000,
  /** Without the 2 kB of the inline loader. Prefetched pages are not counted. */
  scriptsWithForm: 133_000,
} as const;

interface Traffic {
  /** The addresses that were requested, of one type or of all. Chromium reports prefetched scripts as "Other". */
  readonly addresses: (type?: string) => readonly string[];
}

const listen = async (page: Page): Promise<Traffic> => {
  const session = await page.context().newCDPSession(page);
  const requested: (readonly [address: string, type: string])[] = [];
  session.on("Network.requestWillBeSent", ({ type = "Other", request }) => {
    if (request.url.startsWith("http")) requested.push([request.url, type]);
  });
  await session.send("Network.enable");
  return {
    addresses: (wanted) =>
      requested.flatMap(([address, type]) => (wanted === undefined || type === wanted ? address : [])),
  };
};

/** The compressed size of a built file. zlib's default brotli level is 11. */
const compressedSize = (address: string): number => {
  const { pathname } = new URL(address);
  const file = pathname === unknownPage ? "/404.html" : pathname.replace(/\/$/u, "/index.html");
  return brotliCompressSync(readFileSync(path.join(__dirname, "..", "..", "public", file))).length;
};

for (const address of [...everyPage, unknownPage]) {
  test(`${address} stays within its budget by the load event`, pageTest(address), async ({ page }) => {
    const traffic = await listen(page);
    await page.goto(address, { waitUntil: "load" });
    expect(traffic.addresses("Script")).toEqual([]);
    expect(traffic.addresses("Stylesheet")).toEqual([]);
    const content = new Set([...traffic.addresses("Document"), ...traffic.addresses("Image")]);
    const others = traffic.addresses().filter((file) => !content.has(file));
    const bytes = others.reduce((sum, file) => sum + compressedSize(file), 0);
    expect(bytes, others.join("\n")).toBeLessThanOrEqual(budgets.firstView);
  });
}

/** Uses the form, and waits until everything has loaded. */
const tapForm = async (page: Page): Promise<void> => {
  await emailField(page).tap();
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
};

for (const address of ["/", "/about-us/", "/contact-us/", "/start-your-project/"]) {
  test(`${address}: scripts stay within the budget after the form was used`, async ({ page }) => {
    const traffic = await listen(page);
    await page.goto(address, { waitUntil: "load" });
    await tapForm(page);
    const scripts = [...new Set(traffic.addresses("Script"))].map(compressedSize);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budgets.scriptsWithForm);
  });
}

test("after hydration Gatsby prefetches: the static speculation rules are removed", async ({ page }) => {
  await page.goto("/");
  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  await hydrate(page);
  await expect(rules).toHaveCount(0);
});
