import type { Page } from "@playwright/test";
import { source, type AxeResults, type RunOptions } from "axe-core";
import { z } from "zod";
import { loadEngine, shorten, type Engine } from "./engine";

/** Rules that axe has switched off by default: level AAA, and target size (2.5.8). */
const alsoEnabled = [
  "color-contrast-enhanced",
  "identical-links-same-purpose",
  "meta-refresh-no-exceptions",
  "target-size",
];

/** The rules whose outcome depends on colors. */
const contrastRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** Why axe cannot decide a contrast: text over a picture or gradient, which the site does not allow. */
const overPicture = ["bgImage", "bgGradient", "imgNode"];

interface UndecidedNode {
  readonly any: readonly { readonly data: unknown }[];
}

const isOverPicture = ({ any }: UndecidedNode): boolean =>
  any.some(({ data }) =>
    overPicture.includes(z.object({ messageKey: z.string() }).safeParse(data).data?.messageKey ?? ""),
  );

/** The part of axe that is used. */
interface AxeWindow {
  readonly axe: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

const analyze = async (page: Page, rules: RunOptions) => {
  // @axe-core/playwright loads axe anew for each run, which takes it three times as long.
  await loadEngine(page, "axe", source);
  const { testEngine, passes, violations, incomplete, inapplicable } = await page.evaluate(
    (options) => (window as unknown as AxeWindow).axe.run(document, options),
    // Describing every element that passed takes axe a third of its time.
    { ...rules, resultTypes: ["violations", "incomplete"] } satisfies RunOptions,
  );
  return {
    version: testEngine.version,
    // A rule can have passed in one place and be undecided in another.
    rules: new Set([...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id)).size,
    findings: [
      ...violations,
      ...incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isOverPicture) })),
    ].flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary = "" }) => ({
        rule: id,
        message: `${help}. ${failureSummary.replaceAll(/\s+/gu, " ")}`,
        target: target.join(" "),
        html: shorten(html),
      })),
    ),
  };
};

/** Deque's axe with every rule that is neither experimental nor deprecated, best practices and level AAA included. */
export const axe: Engine = {
  name: "axe",
  run: (page) => analyze(page, { rules: Object.fromEntries(alsoEnabled.map((id) => [id, { enabled: true }])) }),
};

/** axe's contrast rules alone, for the other color schemes. */
export const axeContrast: Engine = {
  name: "axe",
  run: (page) => analyze(page, { runOnly: contrastRules }),
};
