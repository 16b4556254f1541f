import { HtmlValidate } from "html-validate";
import { beginning } from "../finding";
import { htmlRules } from "../html-rules";
import type { Engine } from "./engine";

const validator = new HtmlValidate(htmlRules);

/** The HTML as scripts have made it, by html-validate. */
export const conformance: Engine = {
  name: "html",
  judge: async (page) => {
    const html = await page.content();
    const { results } = await validator.validateString(html);
    const { rules = {} } = (await validator.getConfigFor("page.html")).getConfigData();
    const lines = html.split("\n");
    return {
      rules: Object.entries(rules)
        .filter(([, setting]) => (Array.isArray(setting) ? setting[0] : setting) !== "off")
        .map(([name]) => name),
      findings: results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column, selector }) => ({
          rule: ruleId,
          message,
          place: selector ?? `${line}:${column}`,
          markup: beginning(lines[line - 1]?.slice(column - 1) ?? ""),
        })),
      ),
      undecided: [],
    };
  },
};
