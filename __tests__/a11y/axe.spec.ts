import { axe } from "./engines/axe";
import { samplePages } from "../e2e/site";
import { sampleStates } from "../e2e/states";
import { runAudit } from "./run-audit";
import { resize, testEachState } from "./page-states";

/**
 * Project `a11y`: axe on the sample states and pages at the narrowest viewport. `test:pa11y` audits all pages, `a11y-full`
 * all pages and states at three widths and in the other color schemes; src/lib/design-tokens.test.ts computes every
 * contrast of the tokens in each scheme.
 */
testEachState(samplePages, sampleStates, async (page, target) => {
  for (const viewport of target.viewports.slice(0, 1)) {
    await resize(page, target, viewport);
    await runAudit(page, axe);
  }
});
