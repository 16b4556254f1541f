import type { Page } from "@playwright/test";
import type { AxeResults, Result } from "axe-core";
import { beginning, type Finding, type Verdict } from "../finding";
import { toolText } from "../tool-files";
import type { Engine } from "./engine";

const source = toolText("axe-core", "axe.min.js");

/** The rules that other colors can break. */
const contrastRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

const findingsOf = (results: readonly Result[]): readonly Finding[] =>
  results.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary = "" }) => ({
      rule: id,
      message: `${help}. ${failureSummary.replaceAll(/\s+/gu, " ")}`,
      place: target.join(" "),
      markup: beginning(html),
    })),
  );

const run = async (page: Page, only?: readonly string[]): Promise<Verdict> => {
  await page.evaluate(`if (window.axe === undefined) { ${source} }`);
  const { passes, violations, incomplete, inapplicable } = await page.evaluate(async (wanted) => {
    /** What axe's script adds to the window. */
    interface AxeWindow {
      readonly axe: {
        readonly getRules: () => readonly { readonly ruleId: string; readonly tags: readonly string[] }[];
        readonly run: (options: unknown) => Promise<AxeResults>;
      };
    }
    const { axe: tool } = window as unknown as AxeWindow;
    const all = tool
      .getRules()
      .filter(({ tags }) => !tags.includes("experimental") && !tags.includes("deprecated"))
      .map(({ ruleId }) => ruleId);
    // Named one by one, so that those of level AAA run too, which axe leaves out by default.
    return tool.run({
      runOnly: { type: "rule", values: wanted ?? all },
      resultTypes: ["violations", "incomplete"],
    });
  }, only);
  return {
    rules: [...passes, ...violations, ...incomplete, ...inapplicable].map(({ id }) => id),
    findings: findingsOf(violations),
    undecided: findingsOf(incomplete),
  };
};

/** Deque's axe with every rule that is not experimental, best practices and level AAA among them. */
export const axe: Engine = { name: "axe", judge: (page) => run(page) };

/** axe's rules of contrast alone, for the other colors of a page that all its rules have judged. */
export const axeContrast: Engine = { name: "axe", judge: (page) => run(page, contrastRules) };
