import { cjsResolver, FileSystemConfigLoader, HtmlValidate } from "html-validate";

const config = { extends: [require.resolve("./html-validate.cjs")] };
const validator = new HtmlValidate(new FileSystemConfigLoader([cjsResolver()], config));

/** html-validate on a page's HTML. @returns what is wrong, but for these rules */
export const htmlErrors = async (html: string, ...ignored: readonly string[]): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId }) => !ignored.includes(ruleId))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${selector ?? ""} ${message}`);
};
