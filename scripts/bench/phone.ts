import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../find-chromium";

/**
 * A phone's screen (that of Lighthouse's phone). Puppeteer and not Playwright, because it switches fewer of the
 * browser's features off.
 */
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Starts Chromium. @throws when there is none */
export const startBrowser = (): Promise<Browser> =>
  puppeteer.launch({
    executablePath: findChromium(),
    // The certificate is the bench's own (self-signed.ts).
    args: [...chromiumArguments, "--ignore-certificate-errors"],
    // Bench runs take long; the machine may be busy.
    protocolTimeout: 120_000,
  });

export interface FreshPage {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** A page of a visitor who has never been here: nothing kept, nothing cached. */
export const freshPage = async (browser: Browser): Promise<FreshPage> => {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  return { page, close: () => context.close() };
};

/** Moves the pointer to a place in CSS pixels, through another: a browser reports a resting one as a movement too. */
export const moveTo = (page: Page, x: number, y: number): Promise<void> => page.mouse.move(x, y, { steps: 2 });

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
