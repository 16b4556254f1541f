import { HtmlValidate } from "html-validate";
import { version } from "html-validate/package.json";
import { shorten, type Engine } from "./engine";
import { htmlRules } from "./html-rules";

const validator = new HtmlValidate(htmlRules);

/** html-validate on the DOM after scripts have run. */
export const htmlValidate: Engine = {
  name: "html-validate",
  run: async (page) => {
    const html = await page.content();
    const { results } = await validator.validateString(html);
    const { rules = {} } = (await validator.getConfigFor("page.html")).getConfigData();
    const lines = html.split("\n");
    return {
      version,
      rules: Object.values(rules).filter((setting) => (Array.isArray(setting) ? setting[0] : setting) !== "off").length,
      findings: results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column, selector }) => ({
          rule: ruleId,
          message,
          target: selector ?? `${line}:${column}`,
          html: shorten(lines[line - 1]?.slice(column - 1) ?? ""),
        })),
      ),
    };
  },
};
