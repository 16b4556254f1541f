import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { z } from "zod";

/** Rules that axe has switched off by default: level AAA, and target size (2.5.8). */
const alsoEnabled = [
  "color-contrast-enhanced",
  "identical-links-same-purpose",
  "meta-refresh-no-exceptions",
  "target-size",
];

/** The rules whose outcome depends on colors. */
export const contrastRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** Why axe cannot decide a contrast: text over a picture or gradient, which the site does not allow. */
const overPicture = z.object({ messageKey: z.enum(["bgImage", "bgGradient", "imgNode"]) });

/** Deque's axe with every rule that is neither experimental nor deprecated, best practices and level AAA included. */
export const axeErrors = async (page: Page, rules?: string[]): Promise<readonly string[]> => {
  // In legacy mode axe opens no second page to sum up frames, of which the site has none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules === undefined) axe.options({ rules: Object.fromEntries(alsoEnabled.map((id) => [id, { enabled: true }])) });
  else axe.withRules(rules);
  const { violations, incomplete } = await axe.analyze();
  const undecided = incomplete.map((result) => ({
    ...result,
    nodes: result.nodes.filter(({ any }) => any.some(({ data }) => overPicture.safeParse(data).success)),
  }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
};
