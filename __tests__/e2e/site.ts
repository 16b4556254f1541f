import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { builtPages } from "../../scripts/built-pages";

/** Every page of the built site. */
export const everyPage = builtPages(path.resolve(__dirname, "..", "..", "public"));

/** Answered with the site's 404 page. */
export const unknownPage = "/there-is-no-such-page/";

/** One page of each kind, for what pages of one kind have in common: the looks and the order of their controls. */
export const oneOfEachKind = [
  "/",
  "/about-us/",
  "/services/",
  "/services/capability-statement/",
  "/our-projects/",
  "/pricing/",
  "/a11y-accessible-design/legal/",
  "/project-grooming-table/",
  "/project-senate/ideate/",
  "/project-step-up-90/test/",
  "/contact-us/",
  "/start-your-project/",
  "/accessibility-statement/",
  "/accessibility-conformance-report/",
  "/sitemap/",
  unknownPage,
] as const;

/** Screens that journeys begin on, in CSS pixels. */
export const phone = { width: 375, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const laptop = { width: 1280, height: 800 };

/** The page's scripts wait for the visitor's first act: a key that does nothing. */
export const wakeScripts = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Opens a page and waits until its scripts run: the menu's link has become a button, or the statement's has. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await wakeScripts(page);
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
};

/** Holds what a page asks for back. @param what its addresses @returns lets it through, or lets it fail */
export const holdBack = async (page: Page, what: RegExp) => {
  let decide: (arrive: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(what, async (route) => {
    await ((await decision) ? route.continue() : route.abort());
  });
  return { release: () => decide(true), refuse: () => decide(false) };
};

/** The page's main heading. */
export const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** Whether the page can be scrolled sideways. @returns how many pixels stick out */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Whether the focus is inside an element. */
export const holdsFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Tries to put the focus on the first link of main, which must not work while a modal is open. */
export const canFocusMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLElement>("main a[href]");
    link?.focus();
    return link !== null && document.activeElement === link;
  });

/** Turns the wheel over the middle of the page. @returns how far the page moved, in pixels */
export const wheelMoves = async (page: Page): Promise<number> => {
  const before = await page.evaluate(() => window.scrollY);
  const { width, height } = page.viewportSize() ?? phone;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, 400);
  // A scroll that happens takes a moment to show.
  await page.waitForTimeout(200);
  return (await page.evaluate(() => window.scrollY)) - before;
};
