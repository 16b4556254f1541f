import { beginning, type Finding } from "../finding";
import { toolText } from "../tool-files";
import type { Engine } from "./engine";

const source = toolText("accessibility-checker-engine", "ace.js");

/** One line of the tool's report. */
interface Line {
  readonly ruleId: string;
  readonly message: string;
  readonly path: string;
  readonly snippet: string;
  /** What the rule is: binding or advice. */
  readonly policy: string;
  /** Whether the tool is sure. */
  readonly confidence: string;
}

const findingOf = ({ ruleId, message, path, snippet }: Line): Finding => ({
  rule: ruleId,
  message,
  place: path,
  markup: beginning(snippet),
});

/**
 * IBM Equal Access: its newest set of rules, which holds WCAG 2.2 and IBM's own. What it is sure of is a finding,
 * advice too; what it asks a person to look at is undecided.
 */
export const ibm: Engine = {
  name: "ibm",
  judge: async (page) => {
    await page.evaluate(source);
    const { lines, rules } = await page.evaluate(async () => {
      interface Issue {
        readonly ruleId: string;
        readonly message: string;
        readonly snippet: string;
        readonly path: { readonly dom: string };
        readonly value: readonly [string, string];
      }
      interface AceWindow {
        readonly ace: {
          readonly Checker: new () => {
            readonly check: (
              document: Document,
              guidelines: readonly string[],
            ) => Promise<{ results: readonly Issue[] }>;
            readonly rulesetRules: Readonly<Record<string, readonly string[]>>;
          };
        };
      }
      const checker = new (window as unknown as AceWindow).ace.Checker();
      const { results } = await checker.check(document, ["IBM_Accessibility"]);
      return {
        rules: checker.rulesetRules["IBM_Accessibility"] ?? [],
        lines: results
          .filter(({ value: [, confidence] }) => confidence !== "PASS")
          .map(({ ruleId, message, snippet, path, value: [policy, confidence] }) => ({
            ruleId,
            message,
            snippet,
            path: path.dom,
            policy,
            confidence,
          })),
      };
    });
    return {
      rules,
      findings: lines.filter(({ confidence }) => confidence === "FAIL").map(findingOf),
      undecided: lines.filter(({ confidence }) => confidence !== "FAIL").map(findingOf),
    };
  },
};
