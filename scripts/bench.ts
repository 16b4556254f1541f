import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { startServer } from "../server/start-server";
import { chromiumArguments, findChromium } from "./find-chromium";
import { root, runMain } from "./run-command";

/**
 * `npm run bench`: how long the built site takes to answer a tap, on a phone. Prints a Markdown table; docs/performance.md
 * says what the figures mean. Not here: `npm run bench:lighthouse`, `npm run bench:growth`.
 */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Slow 4G as Lighthouse has it, in bytes per second, and a processor four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const cpuSlowdown = 4;

const runs = 5;
const readingMs = 1000;

/** A page whose one control has an inline handler: what the browser itself needs for a tap. */
const referencePage =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Reference</title><h1>Reference</h1>' +
  '<button onclick="this.nextElementSibling.showModal()">Inline handler</button><dialog>Open</dialog>';

const openDialog = "dialog[open], [role=dialog]";

/** What is tapped on which page, and what it shows: a control's result, or, without a control, the next page. */
const taps: readonly { page: string; control?: string; shows: string; prefetches?: boolean }[] = [
  { page: "/reference.html", control: "Inline handler", shows: openDialog },
  { page: "/", control: "Open Menu", shows: openDialog },
  { page: "/", control: "Accessibility Statement", shows: openDialog },
  { page: "/project-senate/", control: "Enlarge this picture", shows: openDialog },
  { page: "/contact-us/", control: "Send", shows: "form[data-pending]" },
  { page: "/contact-us/", control: "Send", shows: openDialog },
  ...["/", "/services/", "/contact-us/", "/project-senate/", "/a11y-accessible-design/legal/"].flatMap((page) =>
    [true, false].map((prefetches) => ({ page, shows: "h1", prefetches })),
  ),
];

/** Without speculation rules a page is not prefetched, as in Safari and Firefox. Runs in the page. */
const removeSpeculationRules = (): void =>
  new MutationObserver(() => document.querySelector("script[type=speculationrules]")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

const printRow = (...cells: readonly unknown[]): void => console.log(`| ${cells.join(" | ")} |`);

/** Opens a tab on a slow phone with an empty cache. */
const openTab = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ ...phone, serviceWorkers: "block" });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.route("**/reference.html", (route) => route.fulfill({ contentType: "text/html", body: referencePage }));
  return page;
};

/** Milliseconds from a tap to the first frame that shows something else; `shows` is visible only then, or changes. */
const tapUntilShown = async (page: Page, target: Locator, shows: string, next: string | undefined): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(readingMs);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${page.url()}: nothing to tap.`);
  const before = await page.locator("h1").textContent();
  const start = Date.now();
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  const shown = await page.waitForFunction(
    ([selector, path, old]) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const isShown =
        path === undefined
          ? visible.length > 0
          : location.pathname === path && visible.some((element) => element.textContent !== old);
      return isShown && performance.timeOrigin + performance.now();
    },
    [shows, next, before] as const,
  );
  return Math.round(Number(await shown.jsonValue()) - start);
};

const measureTaps = async (browser: Browser, address: string): Promise<void> => {
  printRow("tap", "on", "shows", `median of ${runs}, ms`, "all runs");
  printRow("---", "---", "---", "---:", "---:");
  for (const { page: from, control, shows, prefetches = true } of taps) {
    const results: number[] = [];
    let next: string | undefined;
    for (let run = 0; run < runs; run += 1) {
      const page = await openTab(browser);
      if (!prefetches) await page.addInitScript(removeSpeculationRules);
      await page.goto(`${address}${from}`, { waitUntil: "load" });
      const link = page.locator(`main a[href^="/"][href$="/"]:visible:not([href="${from}"])`).first();
      if (control === undefined) next = (await link.getAttribute("href")) ?? "";
      const button = page.locator("a:visible, button:visible", { hasText: control ?? "" }).first();
      const target = control === undefined ? link : button;
      results.push(await tapUntilShown(page, target, shows, next));
      await page.close();
    }
    results.sort((a, b) => a - b);
    const nextPage = `next page: ${String(next)}${prefetches ? "" : ", not prefetched"}`;
    printRow(control ?? nextPage, from, shows, results[Math.floor(runs / 2)], results.join(", "));
  }
};

runMain(async () => {
  const { address, stop } = await startServer(root, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    await measureTaps(browser, address);
  } finally {
    await browser.close();
    await stop();
  }
});
