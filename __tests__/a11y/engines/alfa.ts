import { Audit, Outcome } from "@siteimprove/alfa-act";
import type { Page } from "@playwright/test";
import { Playwright } from "@siteimprove/alfa-playwright";
import alfaRules, { type Flattened } from "@siteimprove/alfa-rules";
import type { Page as AlfaPage } from "@siteimprove/alfa-web";
import { version } from "@siteimprove/alfa-rules/package.json";
import { shorten, type Engine } from "./engine";

type AnyOutcome = Outcome<AlfaPage, Flattened.Target, Flattened.Question, Flattened.Subject>;

/** The element as Alfa serializes it. */
const htmlOf = ({ target }: AnyOutcome): string =>
  target === undefined ? "" : shorten(JSON.stringify(target.toString()).replaceAll(/(?:\\n|\s)+/gu, " "));

/** The message of a failed outcome; none of any other. */
const failureOf = (outcome: unknown): readonly string[] => {
  if (!Outcome.isFailed(outcome)) return [];
  const reasons = [...outcome.expectations].flatMap(([, expectation]) =>
    [...expectation.err()].map(({ message }) => message),
  );
  return [reasons.join(" ")];
};

/**
 * Turns container queries into media queries. Alfa (alfa-dom 0.112) drops every style sheet that has one; the containers
 * of this site are as wide as the viewport, so both hold at once.
 */
const replaceContainerQueries = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const replaceIn = (parent: CSSStyleSheet | CSSGroupingRule): void => {
      for (const [index, rule] of [...parent.cssRules].entries()) {
        if (rule instanceof CSSContainerRule) {
          const rules = [...rule.cssRules].map(({ cssText }) => cssText).join("\n");
          parent.deleteRule(index);
          parent.insertRule(`@media ${rule.containerQuery} { ${rules} }`, index);
        } else if (rule instanceof CSSGroupingRule) replaceIn(rule);
      }
    };
    for (const sheet of document.styleSheets) replaceIn(sheet);
  });

/** Siteimprove Alfa, all its stable rules: WCAG A to AAA, WAI-ARIA, and best practices. */
export const alfa: Engine = {
  name: "alfa",
  run: async (page) => {
    await replaceContainerQueries(page);
    // Alfa knows neither the top layer nor what a modal dialog makes inert: suppressions.yaml tells these findings apart.
    const note = (await page.locator("dialog:modal, [aria-modal=true]").count()) > 0 ? " (a modal dialog is open)" : "";
    const document = await page.evaluateHandle(() => window.document);
    const input = await Playwright.toPage(document);
    await document.dispose();
    const outcomes: readonly AnyOutcome[] = [...(await Audit.of(input, alfaRules).evaluate())];
    return {
      version,
      rules: alfaRules.size,
      findings: outcomes.flatMap((outcome) =>
        failureOf(outcome).map((message) => {
          const [html, uri] = [htmlOf(outcome), outcome.rule.uri];
          const rule = uri.slice(uri.lastIndexOf("/") + 1);
          return { rule, message: `${message}${note}`, target: /<[^>]*>/u.exec(html)?.[0] ?? "", html };
        }),
      ),
    };
  },
};
