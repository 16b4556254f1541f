import type { Browser, Page } from "@playwright/test";
import { alfa } from "./engines/alfa";
import { axe, axeContrast } from "./engines/axe";
import { conformance } from "./engines/conformance";
import type { Engine, AuditToolName } from "./engines/engine";
import { htmlcs } from "./engines/htmlcs";
import { ibm } from "./engines/ibm";
import type { Verdict } from "./finding";
import { act } from "./page-actions";
import { atRest, type View, type Viewport } from "./views";

/** Colors that a visitor's system may ask for. */
export type Colors = "light" | "dark" | "light, more contrast" | "dark, more contrast";

/** What one tool says of a view at a width, in some colors. */
export interface ToolVerdict extends Verdict {
  readonly tool: AuditToolName;
  readonly width: number;
  readonly colors: Colors;
}

const dark = { colors: "dark", colorScheme: "dark", contrast: "no-preference" } as const;
const lightWithMore = { colors: "light, more contrast", colorScheme: "light", contrast: "more" } as const;
const darkWithMore = { colors: "dark, more contrast", colorScheme: "dark", contrast: "more" } as const;

/** More contrast is one set of colors for all widths, so each of its schemes is looked at once. */
const atNarrowest = [dark, darkWithMore];
const atWidest = [dark, lightWithMore];

/**
 * Gives the window another size and waits until the page has followed. A page at rest gets a window as high as
 * itself: fixed bars would lie over what they cover in a small one, and tools would measure what is left of it.
 */
const resize = async (page: Page, { width, height }: Viewport, isAtRest: boolean): Promise<void> => {
  await page.setViewportSize({ width, height });
  const twoFrames = (): Promise<void> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  await twoFrames();
  if (!isAtRest) return;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await twoFrames();
};

/**
 * Opens a view in a window of its own and lets every tool judge it, at one width after the other. The page is loaded
 * once: what changes nothing comes first, and IBM's tool, which leaves its marks, last.
 * @throws when the view does not come about
 */
export const judgeView = async (browser: Browser, view: View): Promise<readonly ToolVerdict[]> => {
  const [first] = view.viewports;
  const last = view.viewports.at(-1);
  if (first === undefined || last === undefined) throw new Error(`${view.state} is there at no width.`);
  const context = await browser.newContext({
    viewport: first,
    locale: "en-US",
    serviceWorkers: "block",
    colorScheme: "light",
    // Nothing is half-way through a change when it is measured.
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    await page.goto(view.address);
    await act(page, view.actions);

    const verdicts: ToolVerdict[] = [];
    const judge = async (engine: Engine, { width }: Viewport, colors: Colors = "light"): Promise<void> => {
      verdicts.push({ tool: engine.name, width, colors, ...(await engine.judge(page)) });
    };
    // The HTML is the same at all widths.
    await judge(conformance, first);
    for (const viewport of view.viewports) {
      await resize(page, viewport, view.state === atRest);
      for (const engine of [alfa, axe, htmlcs]) await judge(engine, viewport);
      // What is seen in between is seen in one of these as well.
      const others = [...(viewport === first ? atNarrowest : []), ...(viewport === last ? atWidest : [])];
      if (others.length === 0) continue;
      for (const { colors, ...media } of others) {
        await page.emulateMedia(media);
        await judge(axeContrast, viewport, colors);
      }
      await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
    }
    for (const viewport of view.viewports) {
      await resize(page, viewport, view.state === atRest);
      await judge(ibm, viewport);
    }
    return verdicts;
  } finally {
    await context.close();
  }
};
