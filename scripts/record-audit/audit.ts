import { z } from "zod";

/** The engines that run in an open page. pa11y-ci opens its pages itself (scripts/pa11y.ts). */
export const engineNames = ["axe", "alfa", "ibm", "htmlcs", "html-validate"] as const;

/** One run of one engine on one page in one state, attached to its test's result; `npm run audit:record` adds them up. */
export const audit = z.strictObject({
  engine: z.enum(engineNames),
  version: z.string(),
  page: z.string(),
  /** Left out for a page without an open state. */
  state: z.string().optional(),
  width: z.int(),
  colors: z.string(),
  /** How many rules were applied. */
  rules: z.int(),
  /** How many findings were not suppressed. */
  findings: z.int(),
});

export type Audit = z.infer<typeof audit>;

/** The attachment's name in Playwright's reports. */
export const auditAttachment = "audit";
