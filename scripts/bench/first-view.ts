import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "puppeteer-core";
import { freshPage, moveTo, pause } from "./phone";
import { listenToTraffic, trafficKinds, type Exchange, type TrafficKind } from "./traffic";

export interface FirstView {
  /** Bytes on the wire of what was asked for before the load event was over, by kind and in all. */
  readonly bytes: Readonly<Record<TrafficKind, number>>;
  readonly all: number;
  readonly requests: number;
  /** What stands inside the HTML, packed on its own: a part of the HTML's bytes. */
  readonly inline: { readonly css: number; readonly js: number };
  /** Bytes of scripts, those inside the HTML included, by the time: they add up. */
  readonly js: {
    readonly beforeLoad: number;
    /** Without any act of the visitor, three seconds after load. */
    readonly withoutAct: number;
    /** After the pointer has moved for the first time. */
    readonly afterIntent: number;
    /** After the form's first field was pressed, or the dialog's button on a page without a form. */
    readonly afterForm: number;
  };
  /** Bytes of the file with all styles, which comes with the scripts. */
  readonly stylesAfterIntent: number;
  readonly hasForm: boolean;
}

/** How long the page is left alone before it counts as resting. */
const restMs = 3000;

/** The line is quiet when nothing comes for so long. */
const quietMs = 800;

const sum = (exchanges: readonly Exchange[]): number => exchanges.reduce((all, { bytes }) => all + bytes, 0);

const packed = (text: string): number => (text === "" ? 0 : brotliCompressSync(text).length);

/** The text of all elements of the answered HTML, not of the page as scripts made it. */
const inlineText = (html: string, element: "style" | "script"): string =>
  [...html.matchAll(new RegExp(`<${element}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, "gu"))]
    // Data for scripts is no script.
    .filter(({ groups }) => !/type="(?:application\/|speculationrules)/u.test(groups?.["attributes"] ?? ""))
    .map(({ groups }) => groups?.["text"] ?? "")
    .join("\n");

const formField = "form[action='/api/contact'] input:not([type=hidden])";
const dialogButton = ".statement-button";

const touchForm = async (page: Page): Promise<boolean> => {
  const field = await page.$(formField);
  const control = field ?? (await page.$(dialogButton));
  if (control === null) throw new Error(`${page.url()} has neither a form nor the dialog's button.`);
  await control.scrollIntoView();
  await control.click();
  return field !== null;
};

/**
 * Opens a page as somebody who has never been here, and counts what comes over the wire: by the load event, at rest,
 * after the first movement, and after a first press in the form or on the dialog's button.
 * @param address the page's full address
 */
export const measureFirstView = async (browser: Browser, address: string): Promise<FirstView> => {
  const { page, close } = await freshPage(browser);
  try {
    const traffic = await listenToTraffic(page);
    // What the worker has by then would not come over the wire a second time, and not be counted.
    await page.setBypassServiceWorker(true);
    const scripts = (): number => sum(traffic().filter(({ kind }) => kind === "js"));
    const answer = await page.goto(address, { waitUntil: "load" });
    const html = (await answer?.text()) ?? "";
    await pause(restMs);
    const atRest = scripts();
    const atLoad = traffic().filter(({ beforeLoad }) => beforeLoad);
    await moveTo(page, 20, 300);
    await page.waitForNetworkIdle({ idleTime: quietMs });
    const afterIntent = scripts();
    const stylesAfterIntent = sum(traffic().filter(({ kind }) => kind === "css"));
    const hasForm = await touchForm(page);
    await page.waitForNetworkIdle({ idleTime: quietMs });
    const inline = { css: packed(inlineText(html, "style")), js: packed(inlineText(html, "script")) };
    return {
      bytes: Object.fromEntries(
        trafficKinds.map((kind) => [kind, sum(atLoad.filter((exchange) => exchange.kind === kind))]),
      ) as FirstView["bytes"],
      all: sum(atLoad),
      requests: atLoad.length,
      inline,
      js: {
        beforeLoad: inline.js + sum(atLoad.filter(({ kind }) => kind === "js")),
        withoutAct: inline.js + atRest,
        afterIntent: inline.js + afterIntent,
        afterForm: inline.js + scripts(),
      },
      stylesAfterIntent,
      hasForm,
    };
  } finally {
    await close();
  }
};
