import type { Page } from "@playwright/test";
import type { Verdict } from "../finding";

/** The tools as the reports name them. pa11y-ci opens its pages itself; the others judge a page that is open. */
export const auditToolNames = ["pa11y-ci", "axe", "ibm", "alfa", "htmlcs", "html"] as const;

export type AuditToolName = (typeof auditToolNames)[number];

/** One tool that judges a page as it stands in the browser. */
export interface Engine {
  readonly name: Exclude<AuditToolName, "pa11y-ci">;
  /** @throws when the tool itself breaks */
  readonly judge: (page: Page) => Promise<Verdict>;
}
