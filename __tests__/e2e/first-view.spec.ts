import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { everyPage, unknownPage, wakeScripts } from "./site";

/** What comes over the wire on a phone with an empty cache. Bytes and counts only: times belong to `npm run bench`. */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/**
 * Budgets of docs/performance.md: bytes on the wire, headers included. The scripts after the first touch are counted
 * without: HTTP/1.1, which this server speaks, repeats 1.2 kB of them with each file, and HTTP/2 some 100 bytes. Their
 * budget of 125 kB leaves 3 kB for those and for the script in the HTML.
 */
const budgets = { home: 130_000, requests: 8, scriptsAfterTouch: 122_000 } as const;

/** The heaviest pages show many pictures; no page may ask for so much at once. */
const mostOfAnyPage = 200_000;

interface Traffic {
  readonly bytes: (of?: string) => number;
  /** Without headers. */
  readonly bodies: (of: string) => number;
  readonly requests: () => number;
}

const listen = async (page: Page): Promise<Traffic> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  const bodies = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    if (request.url.startsWith("http")) kinds.set(requestId, type ?? "Other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  const sum = (of: string | undefined, parts: ReadonlyMap<string, number>): number =>
    [...parts].reduce((all, [id, size]) => (of === undefined || kinds.get(id) === of ? all + size : all), 0);
  return {
    bytes: (of) => sum(of, sizes),
    bodies: (of) => sum(of, bodies),
    requests: () => kinds.size,
  };
};

for (const address of [...everyPage, unknownPage]) {
  test(`${address} stays within its budget by the load event`, async ({ page }) => {
    const traffic = await listen(page);
    await page.goto(address, { waitUntil: "load" });
    expect(traffic.bytes("Script")).toBe(0);
    expect(traffic.bytes("Stylesheet")).toBe(0);
    expect(traffic.requests()).toBeLessThanOrEqual(budgets.requests);
    expect(traffic.bytes()).toBeLessThanOrEqual(address === "/" ? budgets.home : mostOfAnyPage);
  });
}

/** Touches the form, and waits for all that comes then. */
const touchForm = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: /^Email/u }).tap();
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  await page.waitForLoadState("networkidle");
};

for (const address of ["/", "/about-us/", "/contact-us/", "/start-your-project/"]) {
  test(`${address}: the form's first touch fetches no more scripts than its budget`, async ({ page }) => {
    const traffic = await listen(page);
    await page.goto(address, { waitUntil: "load" });
    await touchForm(page);
    const scripts = traffic.bodies("Script");
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(budgets.scriptsAfterTouch);
  });
}

test("the form's first touch stays within the budget for somebody who has looked at the page before", async ({
  page,
}) => {
  const traffic = await listen(page);
  await page.goto("/", { waitUntil: "load" });
  const ahead = page.waitForResponse(/start-your-project.*\.js$/u);
  await wakeScripts(page);
  await ahead;
  await touchForm(page);
  expect(traffic.bodies("Script")).toBeLessThanOrEqual(budgets.scriptsAfterTouch);
});

test.describe("pages that are fetched ahead at rest", () => {
  const likely = (page: Page) => page.locator("[data-likely]");

  /** Those of a page at rest, which waits 4 seconds for a worker before; these tests have none. */
  const expectThree = (page: Page) => expect(likely(page)).toHaveCount(3, { timeout: 15_000 });

  test("are those of three links in view, by the browser's own rules", async ({ page }) => {
    await page.goto("/");
    await expectThree(page);
    for (const link of await likely(page).all()) await expect(link).toBeInViewport();
    const rules = await page.locator("script[type=speculationrules]").textContent();
    expect(JSON.parse(rules ?? "")).toMatchObject({
      prefetch: expect.arrayContaining([{ where: { selector_matches: "[data-likely]" }, eagerness: "immediate" }]),
      prerender: [{ where: { selector_matches: "[data-likely='most']" }, eagerness: "immediate" }],
    });
  });

  test("are the scripts' to fetch once they run: the browser's own rules are gone", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(1);
    await wakeScripts(page);
    await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  });

  test("are one more for a link of the content that is scrolled to", async ({ page }) => {
    await page.goto("/contact-us/");
    await expectThree(page);
    const link = page.getByRole("main").locator("a[href='/privacy-policy/']").first();
    await expect(link).not.toHaveAttribute("data-likely");
    await link.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
    });
    await expect(link).toHaveAttribute("data-likely");
  });

  test("are none for somebody who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
    });
    await page.goto("/");
    // Called after the page's own callback for the same rest.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 6000 })));
    await expect(likely(page)).toHaveCount(0);
  });
});
