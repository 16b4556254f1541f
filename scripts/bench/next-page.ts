import type { Browser, Page } from "puppeteer-core";
import { median } from "./median";
import { freshPage, pause } from "./phone";
import { reportHeading, watchHeading, type HeadingReport } from "./watch-heading";

/** How the visitor comes to press the link. */
export const presses = {
  /** The first act of the visit: the pointer comes over the link and presses it 100 ms later, as people do. */
  first: { hoverMs: 100, hasScripts: false },
  /** The first act of the visit, and the press comes with it. */
  atOnce: { hoverMs: 0, hasScripts: false },
  /** The visitor has moved before, so the page's scripts are there. */
  later: { hoverMs: 100, hasScripts: true },
} as const;

export type PressKind = keyof typeof presses;

export const pressKinds: readonly PressKind[] = ["first", "atOnce", "later"];

export interface NextPage {
  readonly to: string;
  /** From the press until the new heading is painted and stays where it is. Median. */
  readonly ms: number;
  /** How the page came, each run. */
  readonly by: readonly HeadingReport["by"][];
}

/** CPU of a poor phone against this machine's, as Lighthouse has it. */
const slowCpu = 4;

/** How long the visitor looks at the page before the first act. */
const readingMs = 1500;

/** The new page counts as stable once its heading has rested so long. */
const stableForMs = 1000;
const longestWaitMs = 20_000;

/** The first link of the page's own content that leads to another page and is the browser's to follow. */
const findLink = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].find(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        link.pathname.endsWith("/") &&
        link.hash === "" &&
        link.dataset["awaitsScripts"] === undefined &&
        link.checkVisibility(),
    ),
  );

const waitForRest = async (page: Page, from: string): Promise<HeadingReport> => {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end) {
    await pause(100);
    // While a document goes and another comes there is none to ask.
    const report = await page.evaluate(reportHeading).catch(() => undefined);
    if (report !== undefined && report.path !== from && report.restingMs > stableForMs) return report;
  }
  throw new Error(`No page came to rest after the press on ${from}.`);
};

const pressOnce = async (
  browser: Browser,
  address: string,
  kind: PressKind,
  isSlow: boolean,
): Promise<HeadingReport> => {
  const { hoverMs, hasScripts } = presses[kind];
  const { page, close } = await freshPage(browser);
  try {
    // tsx marks functions with the name that they had, by a helper that the page does not know.
    await page.evaluateOnNewDocument("var __name = (made) => made;");
    await page.evaluateOnNewDocument(watchHeading);
    if (isSlow) await page.emulateCPUThrottling(slowCpu);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await pause(readingMs);
    const link = await (await findLink(page)).asElement()?.toElement("a");
    if (link === undefined) throw new Error(`${address} has no link to another page in its content.`);
    await link.scrollIntoView();
    if (hasScripts) {
      await page.mouse.move(2, 2);
      await page.waitForNetworkIdle({ idleTime: 1000, timeout: 60_000 });
    }
    await pause(300);
    const box = await link.boundingBox();
    if (box === null) throw new Error(`The link on ${address} is not to be seen.`);
    const { pathname } = new URL(address);
    await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
    if (hoverMs > 0) await pause(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
    return await waitForRest(page, pathname);
  } finally {
    await close();
  }
};

/**
 * Follows the first link of a page's content, each time as a new visitor, and times it in the browser.
 * @param address the page's full address; for the slow line, that behind it
 * @param isSlow whether the processor is slowed down as well
 */
export const measureNextPage = async (
  browser: Browser,
  address: string,
  { kind, isSlow, runs }: { readonly kind: PressKind; readonly isSlow: boolean; readonly runs: number },
): Promise<NextPage> => {
  const reports: HeadingReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await pressOnce(browser, address, kind, isSlow));
  return {
    to: reports[0]?.path ?? "",
    ms: median(reports.map(({ stableMs }) => stableMs)),
    by: reports.map(({ by }) => by),
  };
};
