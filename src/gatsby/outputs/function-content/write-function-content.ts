import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../../content-lint/content-file";
import { contactForm } from "../../../content-schema/collections/contact-form";
import { dialogs } from "../../../content-schema/collections/dialogs";
import { navigation } from "../../../content-schema/collections/navigation";
import { studio } from "../../../content-schema/collections/studio";
import { parseInlineMarkup } from "../../../lib/parse-inline-markup";

const readText = (file: string): string => readFileSync(path.resolve(file), "utf8");

const withoutMarkup = (text: string): string => parseInlineMarkup(text).reduce((all, piece) => all + piece.text, "");

/**
 * Writes what the contact function needs of the content, and the style of its pages (api/responses/content.ts): a deployed
 * function has no content folder. Before Gatsby bundles the function, which it does first of all.
 */
export const writeFunctionContent = (): void => {
  const { files } = readContent(path.resolve());
  const entryOf = (type: string): unknown => files.find(({ collection }) => collection.type === type)?.data;
  const { name, emails, phone, replyPromise } = studio.parse(entryOf("Studio"));
  const { messageHint, statusSuccess, statusFailure } = contactForm.parse(entryOf("ContactForm"));
  const { statement, failure } = dialogs.parse(entryOf("Dialogs"));
  const { headerLinks } = navigation.parse(entryOf("Navigation"));
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
