import type { Browser, Page } from "puppeteer-core";
import type { ServedSite } from "./http2-site";
import { median } from "./median";
import { freshPage, moveTo, pause } from "./phone";
import type { HeadingReport } from "./watch-heading";
import type { Watcher } from "./watched-pages";

/** How the visitor comes to press the link. */
export const presses = {
  /** The first act of the visit: the pointer comes over the link and presses it 100 ms later, as people do. */
  first: { hoverMs: 100, hasScripts: false },
  /** The first act of the visit, and the press comes with it. */
  atOnce: { hoverMs: 0, hasScripts: false },
  /** The visitor has moved before and read on for a while, so the page's scripts are there. */
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

/** How long the visitor who has acted reads on: the scripts come in that time, on the slow line too. */
const readingOnMs = 4000;

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

const isReport = (value: unknown): value is HeadingReport =>
  typeof value === "object" && value !== null && "path" in value && "stableMs" in value && "by" in value;

const readReport = (text: string): HeadingReport => {
  const report: unknown = JSON.parse(text);
  if (!isReport(report)) throw new Error(`A page reported something else: ${text}`);
  return report;
};

interface Visit {
  /** Served with the watcher in its pages. */
  readonly site: Pick<ServedSite, "address" | "slowAddress">;
  readonly watcher: Pick<Watcher, "nextReport">;
  /** The page's path. */
  readonly from: string;
  readonly kind: PressKind;
  /** Behind the slow line, with the processor slowed down as well. */
  readonly isSlow: boolean;
}

const pressOnce = async (browser: Browser, { site, watcher, from, kind, isSlow }: Visit): Promise<HeadingReport> => {
  const { hoverMs, hasScripts } = presses[kind];
  const address = `${isSlow ? site.slowAddress : site.address}${from}`;
  const { page, close } = await freshPage(browser);
  try {
    if (isSlow) await page.emulateCPUThrottling(slowCpu);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await pause(readingMs);
    const link = await (await findLink(page)).asElement()?.toElement("a");
    if (link === undefined) throw new Error(`${address} has no link to another page in its content.`);
    await link.scrollIntoView();
    if (hasScripts) {
      await moveTo(page, 2, 2);
      await pause(readingOnMs);
    }
    await pause(300);
    const box = await link.boundingBox();
    if (box === null) throw new Error(`The link on ${address} is not to be seen.`);
    await moveTo(page, box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
    if (hoverMs > 0) await pause(hoverMs);
    await page.mouse.down();
    await page.mouse.up();
    return readReport(await watcher.nextReport(longestWaitMs));
  } catch (error) {
    throw new Error(`After the press (${kind}${isSlow ? ", slow" : ""}) on ${from} no page came to rest.`, {
      cause: error,
    });
  } finally {
    await close();
  }
};

/**
 * Follows the first link of a page's content, each time as a new visitor, and times it in the browser.
 * @throws when no other page comes to rest after a press
 */
export const measureNextPage = async (browser: Browser, visit: Visit, runs: number): Promise<NextPage> => {
  const reports: HeadingReport[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await pressOnce(browser, visit));
  return {
    to: reports[0]?.path ?? "",
    ms: median(reports.map(({ stableMs }) => stableMs)),
    by: reports.map(({ by }) => by),
  };
};
