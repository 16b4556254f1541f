import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { startServer } from "../server/start-server";
import { chromiumArguments, findChromium } from "./find-chromium";
import pageKinds from "./page-kinds.json";
import { root, runMain } from "./run-command";

/**
 * `npm run bench [-- bytes | taps]`: measures the built site on a phone and prints Markdown tables;
 * docs/performance.md says what the figures mean. Not here: `npm run bench:lighthouse`, `npm run bench:growth`.
 */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Slow 4G as Lighthouse has it, in bytes per second, and a processor four times slower. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const cpuSlowdown = 4;

const runs = 5;
const readingMs = 1000;
/** Long enough for the service worker's registration, and for the form's script on a fast line. */
const idleMs = 6000;

/** A page whose one control has an inline handler: what the browser itself needs for a tap. */
const referencePage =
  '<!doctype html><meta name="viewport" content="width=device-width"><title>Reference</title><h1>Reference</h1>' +
  '<button onclick="this.nextElementSibling.showModal()">Inline handler</button><dialog>Open</dialog>';

const openDialog = "dialog[open], [role=dialog]";

interface Tap {
  readonly page: string;
  /** Undefined for the content's first link. */
  readonly control: string | undefined;
  readonly shows: string;
  readonly prefetches?: boolean;
}

/** What is tapped on which page, and what it shows: a control's result, or the next page. */
const taps: readonly Tap[] = [
  { page: "/reference.html", control: "Inline handler", shows: openDialog },
  { page: "/", control: "Open Menu", shows: openDialog },
  { page: "/", control: "Accessibility Statement", shows: openDialog },
  { page: "/project-senate/", control: "Enlarge this picture", shows: openDialog },
  { page: "/contact-us/", control: "Send", shows: "form[data-pending]" },
  { page: "/contact-us/", control: "Send", shows: openDialog },
  ...["/", "/services/", "/contact-us/", "/project-senate/", "/a11y-accessible-design/legal/"].flatMap((page) =>
    [true, false].map((prefetches) => ({ page, control: undefined, shows: "h1", prefetches })),
  ),
];

/** Without speculation rules a page is not prefetched, as in Safari and Firefox. Runs in the page. */
const removeSpeculationRules = (): void =>
  new MutationObserver(() => document.querySelector("script[type=speculationrules]")?.remove()).observe(document, {
    childList: true,
    subtree: true,
  });

const controlNamed = (page: Page, text: string): Locator =>
  page.locator("a:visible, button:visible", { hasText: text }).first();

const printRow = (...cells: readonly unknown[]): void => console.log(`| ${cells.join(" | ")} |`);

const printHeader = (title: string, ...cells: readonly string[]): void => {
  console.log(`\n### ${title}\n`);
  printRow(...cells);
  printRow(...cells.map((_, index) => (index === 0 ? "---" : "---:")));
};

/** kB (1000 bytes) with brotli 11, and 6 in brackets; each text is compressed alone, HTTP headers are not counted. */
const kilobytes = (texts: readonly string[]): string => {
  const at = (level: number): string => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: level };
    return (texts.reduce((sum, text) => sum + brotliCompressSync(text, { params }).length, 0) / 1000).toFixed(1);
  };
  return texts.length === 0 ? "0.0" : `${at(11)} (${at(6)})`;
};

/** Opens a tab with an empty cache, gives it to `use`, and closes it. */
const inNewTab = async <T>(browser: Browser, isSlow: boolean, use: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  }
  const result = await use(page);
  await context.close();
  return result;
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
  printHeader(`From tap to shown, ${runs} runs, ms`, "tap", "on", "shows", "median", "all runs");
  for (const { page: from, control, shows, prefetches = true } of taps) {
    const results: number[] = [];
    let next: string | undefined;
    for (let run = 0; run < runs; run += 1) {
      await inNewTab(browser, true, async (page) => {
        await page.route("**/reference.html", (route) =>
          route.fulfill({ contentType: "text/html", body: referencePage }),
        );
        if (!prefetches) await page.addInitScript(removeSpeculationRules);
        await page.goto(`${address}${from}`, { waitUntil: "load" });
        const link = page.locator(`main a[href^="/"][href$="/"]:visible:not([href="${from}"])`).first();
        if (control === undefined) next = (await link.getAttribute("href")) ?? "";
        const target = control === undefined ? link : controlNamed(page, control);
        results.push(await tapUntilShown(page, target, shows, next));
      });
    }
    results.sort((a, b) => a - b);
    const nextPage = `next page: ${String(next)}${prefetches ? "" : ", not prefetched"}`;
    printRow(control ?? nextPage, from, shows, results[Math.floor(runs / 2)], results.join(", "));
  }
};

const measureBytes = async (browser: Browser, address: string): Promise<void> => {
  printHeader("Bytes, kB", "page", "CSS", "JS idle", "JS after a form or control was used");
  for (const [pathname, name] of Object.entries(pageKinds)) {
    await inNewTab(browser, false, async (page) => {
      const texts = { css: [] as string[], js: [] as string[] };
      page.on("response", async (response) => {
        const { pathname: file } = new URL(response.url());
        if (file.endsWith(".css")) texts.css.push(await response.text());
        if (file.endsWith(".js")) texts.js.push(await response.text());
      });
      const html = (await (await page.goto(`${address}${pathname}`, { waitUntil: "load" }))?.text()) ?? "";
      const inline = (pattern: RegExp): string => [...html.matchAll(pattern)].map(([, text]) => text).join("\n");
      texts.css.push(inline(/<style[^>]*>([\s\S]*?)<\/style>/gu));
      texts.js.push(inline(/<script(?![^>]*type="(?:application|speculation))[^>]*>([\s\S]*?)<\/script>/gu));
      const waitForScripts = async (): Promise<string> => {
        await page.waitForTimeout(idleMs);
        return kilobytes(texts.js);
      };
      const idle = await waitForScripts();
      const css = kilobytes(texts.css);
      const field = page.locator("main form input[type=email]");
      const statement = page.getByRole("button", { name: "Accessibility Statement" });
      await ((await field.count()) > 0 ? field : statement).tap();
      printRow(name, css, idle, await waitForScripts());
    });
  }
};

runMain(async () => {
  const { address, stop } = await startServer(root, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    if (process.argv[2] !== "taps") await measureBytes(browser, address);
    if (process.argv[2] !== "bytes") await measureTaps(browser, address);
  } finally {
    await browser.close();
    await stop();
  }
});
