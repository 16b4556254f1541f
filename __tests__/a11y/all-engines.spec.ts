import { alfa } from "./engines/alfa";
import { axe, axeContrast } from "./engines/axe";
import { htmlValidate } from "./engines/html-validate";
import { htmlcs } from "./engines/htmlcs";
import { ibm } from "./engines/ibm";
import { allPages } from "../e2e/site";
import { allStates } from "../e2e/states";
import { expectNoStaleSuppression, runAudit } from "./run-audit";
import { resize, testEachState } from "./page-states";

/** Colors do not depend on the breakpoint: each scheme is audited at the narrowest (0) or the widest (-1) viewport. */
const schemes = [
  { at: 0, colors: "dark", colorScheme: "dark", contrast: "no-preference" },
  { at: 0, colors: "dark, more contrast", colorScheme: "dark", contrast: "more" },
  { at: -1, colors: "dark", colorScheme: "dark", contrast: "no-preference" },
  { at: -1, colors: "light, more contrast", colorScheme: "light", contrast: "more" },
] as const;

/** Project `a11y-full`: all engines on every page and state at three widths, and axe's contrast rules in each scheme. */
testEachState(allPages, allStates, async (page, target) => {
  const used = [...(await runAudit(page, htmlValidate))];
  for (const viewport of target.viewports) {
    await resize(page, target, viewport);
    for (const engine of [axe, alfa, htmlcs]) used.push(...(await runAudit(page, engine)));
    for (const { at, colors, ...media } of schemes) {
      if (viewport !== target.viewports.at(at)) continue;
      await page.emulateMedia(media);
      await runAudit(page, axeContrast, colors);
    }
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference" });
  }
  // Last, since IBM's engine changes the page.
  for (const viewport of target.viewports) {
    await resize(page, target, viewport);
    used.push(...(await runAudit(page, ibm)));
  }
  expectNoStaleSuppression(target, used);
});
