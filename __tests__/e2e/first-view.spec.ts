import { expect, test, type CDPSession, type Page } from "@playwright/test";
import { everyPage, unknownPage, wakeScripts } from "./site";

/** Bytes and requests of the first view on a phone with an empty cache. */

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/**
 * Budgets of docs/performance.md in bytes on the network, headers included. Scripts after a form was used are counted
 * without headers, inline loader and prefetched pages: 135 kB minus 2 kB for loader and HTTP/2 headers.
 */
const budgets = { home: 60_000, requests: 8, scriptsWithForm: 133_000 } as const;

/** For the pages with the most images. */
const maxBytesOfAnyPage = 200_000;

interface Traffic {
  readonly bytes: (of?: string) => number;
  /** Without headers. Prefetched files are not of type Script. */
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
    expect(traffic.bytes()).toBeLessThanOrEqual(address === "/" ? budgets.home : maxBytesOfAnyPage);
  });
}

/** Uses the form, and waits until everything has loaded. */
const touchForm = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: /^Email/u }).tap();
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  await page.waitForLoadState("networkidle");
};

for (const address of ["/", "/about-us/", "/contact-us/", "/start-your-project/"]) {
  test(`${address}: scripts stay within the budget after the form was used`, async ({ page }) => {
    const traffic = await listen(page);
    await page.goto(address, { waitUntil: "load" });
    await touchForm(page);
    const scripts = traffic.bodies("Script");
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(budgets.scriptsWithForm);
  });
}

test("after hydration Gatsby prefetches: the static speculation rules are removed", async ({ page }) => {
  await page.goto("/");
  const rules = page.locator("script[type=speculationrules]");
  await expect(rules).toHaveCount(1);
  await wakeScripts(page);
  await expect(rules).toHaveCount(0);
});
