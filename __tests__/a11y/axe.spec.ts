import { axe } from "./engines/axe";
import { runAudit } from "./run-audit";
import { resize, testEachView } from "./views";

/** Project `a11y`: axe on every page and state, at the narrowest viewport. pa11y-ci runs it at the widest. */
testEachView(async (page, view) => {
  for (const viewport of view.viewports.slice(0, 1)) {
    await resize(page, view, viewport);
    await runAudit(page, axe, view);
  }
});
