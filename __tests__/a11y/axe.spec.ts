import { axe, axeContrast } from "./engines/axe";
import { samplePages } from "../e2e/site";
import { runAudit } from "./run-audit";
import { resize, testEachView } from "./views";

/**
 * Project `a11y`: axe on every state and on the sample pages at the narrowest viewport, and its contrast rules (7:1)
 * in the dark scheme. pa11y-ci runs axe on every page at the widest viewport; `a11y-full` audits all pages at all of them.
 */
testEachView(samplePages, async (page, view) => {
  for (const viewport of view.viewports.slice(0, 1)) {
    await resize(page, view, viewport);
    await runAudit(page, axe, view);
    await page.emulateMedia({ colorScheme: "dark" });
    await runAudit(page, axeContrast, view, "dark");
  }
});
