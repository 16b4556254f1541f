import { axe, axeContrast } from "./engines/axe";
import { samplePages } from "../e2e/site";
import { runAudit } from "./run-audit";
import { resize, testEachState } from "./page-states";

/**
 * Project `a11y`: axe on every state and on the sample pages at the narrowest viewport, and its contrast rules (7:1)
 * in the dark scheme. `a11y-full` and `test:pa11y-full` audit all pages, at three widths.
 */
testEachState(samplePages, async (page, target) => {
  for (const viewport of target.viewports.slice(0, 1)) {
    await resize(page, target, viewport);
    await runAudit(page, axe, target);
    await page.emulateMedia({ colorScheme: "dark" });
    await runAudit(page, axeContrast, target, "dark");
  }
});
