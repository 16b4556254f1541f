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

/** A short touch, as long as a thumb rests on a link. */
export const tap = async (page: Page, x: number, y: number): Promise<void> => {
  const finger = await page.touchscreen.touchStart(x, y);
  await pause(80);
  // The page may be another by the time that the browser confirms.
  await finger.end().catch(() => undefined);
};

/**
 * Scrolls by a finger that moves so many CSS pixels up the screen (down, where that is less than 0) and rests before it
 * leaves: the page does not roll on.
 */
export const swipe = async (page: Page, distance: number): Promise<void> => {
  const [x, y] = [200, distance > 0 ? 620 : 200];
  const finger = await page.touchscreen.touchStart(x, y);
  const steps = Math.ceil(Math.abs(distance) / 50);
  for (let step = 1; step <= steps; step += 1) await finger.move(x, y - (distance * step) / steps);
  for (let rest = 0; rest < 4; rest += 1) {
    await pause(40);
    await finger.move(x, y - distance);
  }
  await finger.end();
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
