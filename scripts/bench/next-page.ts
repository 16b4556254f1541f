import type { Browser, ElementHandle, Page } from "puppeteer-core";
import type { ServedSite } from "./http2-site";
import { median } from "./median";
import { freshPage, moveTo, pause, swipe, tap } from "./phone";
import type { HeadingReport } from "./watch-heading";
import type { Watcher } from "./watched-pages";

interface Press {
  /** The slow line comes with a slow processor. */
  readonly line: "free" | "slow";
  readonly by: "pointer" | "finger";
  /** How long a pointer is over the link before it presses. */
  readonly hoverMs?: number;
  /** Whether the visitor has done something before and read on for a while, so the page's scripts are there. */
  readonly isLater: boolean;
}

/** How the visitor comes to press the link. On a phone that is by a finger; a poor line and a mouse are rare together. */
export const presses = {
  freeFirst: { line: "free", by: "pointer", hoverMs: 100, isLater: false },
  freeAtOnce: { line: "free", by: "pointer", hoverMs: 0, isLater: false },
  freeLater: { line: "free", by: "pointer", hoverMs: 100, isLater: true },
  slowFirst: { line: "slow", by: "finger", isLater: false },
  slowLater: { line: "slow", by: "finger", isLater: true },
  slowPointer: { line: "slow", by: "pointer", hoverMs: 100, isLater: false },
} as const satisfies Readonly<Record<string, Press>>;

export type PressKind = keyof typeof presses;

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

/** How long the visitor looks at a link that was scrolled to. */
const lookingMs = 1000;

/** Where a link is in full view, in CSS pixels from the top: below the header, over the bar at the bottom. */
const inFullView = { from: 100, to: 600, middle: 400 } as const;

/** How far a finger moves in one go, and how often at most. */
const swipes = { farthest: 400, most: 60 } as const;

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
        link.dataset["hydrate"] === undefined &&
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

const placeOf = async (link: ElementHandle): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await link.boundingBox();
  if (box === null) throw new Error("The link is not to be seen.");
  return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
};

/** Brings a link into view: a finger swipes, which is an act; a wheel turns, which is none. */
const scrollTo = async (page: Page, link: ElementHandle, by: Press["by"]): Promise<void> => {
  const farAway = async (): Promise<number> => {
    const { y } = await placeOf(link);
    return y > inFullView.from && y < inFullView.to ? 0 : y - inFullView.middle;
  };
  if ((await farAway()) === 0) return;
  if (by === "pointer") await link.scrollIntoView();
  for (let count = 0; by === "finger" && count < swipes.most; count += 1) {
    const distance = await farAway();
    if (distance === 0) break;
    await swipe(page, Math.max(-swipes.farthest, Math.min(distance, swipes.farthest)));
    await pause(100);
  }
  await pause(lookingMs);
};

interface Visit {
  /** Served with the watcher in its pages. */
  readonly site: Pick<ServedSite, "address" | "slowAddress">;
  readonly watcher: Pick<Watcher, "nextReport">;
  /** The page's path. */
  readonly from: string;
  readonly kind: PressKind;
}

const pressOnce = async (browser: Browser, { site, watcher, from, kind }: Visit): Promise<HeadingReport> => {
  const { line, by, hoverMs = 0, isLater }: Press = presses[kind];
  const address = `${line === "slow" ? site.slowAddress : site.address}${from}`;
  const { page, close } = await freshPage(browser);
  try {
    if (line === "slow") await page.emulateCPUThrottling(slowCpu);
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await pause(readingMs);
    const link = await (await findLink(page)).asElement()?.toElement("a");
    if (link === undefined) throw new Error(`${address} has no link to another page in its content.`);
    if (isLater) {
      // The margin of the page: nothing is there.
      await (by === "finger" ? tap(page, 2, 300) : moveTo(page, 2, 2));
      await pause(readingOnMs);
    }
    await scrollTo(page, link, by);
    const { x, y } = await placeOf(link);
    if (by === "finger") await tap(page, x, y);
    else {
      await moveTo(page, x, y);
      if (hoverMs > 0) await pause(hoverMs);
      await page.mouse.down();
      await page.mouse.up();
    }
    return readReport(await watcher.nextReport(longestWaitMs));
  } catch (error) {
    throw new Error(`After the press (${kind}) on ${from} no page came to rest.`, { cause: error });
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
