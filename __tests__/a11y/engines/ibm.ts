import { readFileSync } from "node:fs";
import { version } from "accessibility-checker-engine/package.json";
import { loadEngine, shorten, type Engine } from "./engine";

const source = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");

/** The parts of ace.js that are used. */
interface AceWindow {
  readonly ace: {
    readonly Checker: new () => {
      readonly check: (
        document: Document,
        guidelines: readonly string[],
      ) => Promise<{
        results: readonly {
          readonly ruleId: string;
          readonly message: string;
          readonly snippet: string;
          readonly path: { readonly dom: string };
          /** Policy and confidence. */
          readonly value: readonly [string, string];
        }[];
      }>;
      readonly rulesetRules: Readonly<Record<string, readonly string[]>>;
    };
  };
}

/** IBM Equal Access with its newest ruleset: WCAG 2.2 and IBM's own rules. It changes the page, so it runs last. */
export const ibm: Engine = {
  name: "ibm",
  run: async (page) => {
    await loadEngine(page, "ace", source);
    const { rules, failures } = await page.evaluate(async () => {
      const checker = new (window as unknown as AceWindow).ace.Checker();
      const { results } = await checker.check(document, ["IBM_Accessibility"]);
      return {
        rules: new Set(checker.rulesetRules["IBM_Accessibility"]).size,
        failures: results
          .filter(({ value: [, confidence] }) => confidence === "FAIL")
          .map(({ ruleId, message, snippet, path }) => ({ rule: ruleId, message, target: path.dom, html: snippet })),
      };
    });
    return { version, rules, findings: failures.map((failure) => ({ ...failure, html: shorten(failure.html) })) };
  },
};
