import type { Browser, Page } from "@playwright/test";
import { alfa } from "./engines/alfa";
import { axe, axeContrast } from "./engines/axe";
import { conformance } from "./engines/conformance";
import type { Engine, AuditToolName } from "./engines/engine";
import { htmlcs } from "./engines/htmlcs";
import { ibm } from "./engines/ibm";
import type { Verdict } from "./finding";
import { act } from "./page-actions";
import { atRest, type View } from "./views";

/** Colours that a visitor's system may ask for. */
export type Colours = "light" | "dark" | "light, more contrast" | "dark, more contrast";

/** What one tool says of a view in some colours. */
export interface ToolVerdict extends Verdict {
  readonly tool: AuditToolName;
  readonly colours: Colours;
}

const otherColours = [
  { colours: "dark", colorScheme: "dark", contrast: "no-preference" },
  { colours: "light, more contrast", colorScheme: "light", contrast: "more" },
  { colours: "dark, more contrast", colorScheme: "dark", contrast: "more" },
] as const;

/** Fixed bars would lie over what they cover in a small window, and tools would measure what is left of it. */
const growWindow = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
};

const judgeWith = async (page: Page, engine: Engine, colours: Colours): Promise<ToolVerdict> => ({
  tool: engine.name,
  colours,
  ...(await engine.judge(page)),
});

/**
 * Opens a view in a window of its own and lets every tool judge it. The page is loaded once: what changes nothing
 * comes first, and IBM's tool, which leaves its marks, last.
 * @throws when the view does not come about
 */
export const judgeView = async (browser: Browser, view: View): Promise<readonly ToolVerdict[]> => {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
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
    if (view.state === atRest) await growWindow(page, view.width);
    const verdicts: ToolVerdict[] = [];
    for (const engine of [...(view.html ? [conformance] : []), alfa, axe, htmlcs]) {
      verdicts.push(await judgeWith(page, engine, "light"));
    }
    if (view.colours) {
      for (const { colours, ...media } of otherColours) {
        await page.emulateMedia(media);
        verdicts.push(await judgeWith(page, axeContrast, colours));
      }
      await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
    }
    verdicts.push(await judgeWith(page, ibm, "light"));
    return verdicts;
  } finally {
    await context.close();
  }
};
