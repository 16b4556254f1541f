import { axe } from "./engines/axe";
import { expectNoStaleSuppression, runAudit } from "./run-audit";
import type { Suppression } from "./suppressions";
import { resize, testEachView } from "./views";

/** Project `a11y`: axe on every page and state, at three widths. */
testEachView(async (page, view) => {
  const used: (Suppression | undefined)[] = [];
  for (const viewport of view.viewports) {
    await resize(page, view, viewport);
    used.push(...(await runAudit(page, axe, view)));
  }
  expectNoStaleSuppression(["axe"], view, used);
});
