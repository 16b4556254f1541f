import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { contactForm } from "../../../content-schema/collections/contact-form";
import { dialogs } from "../../../content-schema/collections/dialogs";
import { navigation } from "../../../content-schema/collections/navigation";
import { studio } from "../../../content-schema/collections/studio";
import { parseInlineMarkup } from "../../../lib/parse-inline-markup";

const readText = (file: string): string => readFileSync(path.resolve(file), "utf8");

const readYaml = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readText(`content/${file}`)));

const withoutMarkup = (text: string): string => parseInlineMarkup(text).reduce((all, piece) => all + piece.text, "");

/**
 * Writes what the contact function needs of the content, and the style of its pages (api/responses/content.ts): a deployed
 * function has no content folder. Before Gatsby bundles the function, which it does first of all.
 */
export const writeFunctionContent = (): void => {
  const { name, emails, phone, replyPromise } = readYaml("studio.yaml", studio);
  const { messageHint, statusSuccess, statusFailure } = readYaml("contact-form.yaml", contactForm);
  const { statement, failure } = readYaml("dialogs.yaml", dialogs);
  const { headerLinks } = readYaml("navigation.yaml", navigation);
  const content = {
    style: readText("src/styles/tokens.css") + readText("src/gatsby/outputs/function-content/response-page.css"),
    studio: { name, email: emails.general, phone: phone.display, dial: phone.dial },
    links: [...headerLinks, { label: statement.title, to: "/accessibility-statement/" }],
    texts: {
      success: statusSuccess,
      reply: withoutMarkup(replyPromise),
      failure: statusFailure,
      otherWays: failure.otherWays,
      messageHint,
    },
  };
  mkdirSync("api/generated", { recursive: true });
  writeFileSync("api/generated/content.json", JSON.stringify(content, null, 2));
};
