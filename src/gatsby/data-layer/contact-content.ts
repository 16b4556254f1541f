import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../content-lint/yaml/yaml-files";
import { pageOf } from "../../content-lint/rules/link-targets";
import { contactForm } from "../../content-schema/collections/contact-form";
import { dialogs } from "../../content-schema/collections/dialogs";
import { navigation } from "../../content-schema/collections/navigation";
import { pricingPage } from "../../content-schema/collections/pricing-page";
import { studio } from "../../content-schema/collections/studio";
import { statementPath } from "../../lib/page-path";
import { plainText } from "../../lib/parse-inline-markup";
import type { ScriptContent, FunctionContent } from "../../contact/content";

/**
 * Reads the content that the form's script and the contact function need. It reads the files, because both are bundled
 * apart from the pages, and the function before Gatsby has a data layer. What a page itself shows of the form comes by
 * GraphQL, because only from queries does Gatsby know which pages to make anew.
 */
export const readContactContent = () => {
  const { files } = readContent(path.resolve());
  const dataOf = (type: string): unknown => files.find(({ collection }) => collection.type === type)?.data;
  const { name, emails, phone, replyPromise } = studio.parse(dataOf("Studio"));
  const { messageHint, statusSuccess, reference, statusFailure, barrierLine, barrierNote } = contactForm.parse(
    dataOf("ContactForm"),
  );
  const { statement, success, failure } = dialogs.parse(dataOf("Dialogs"));
  const { headerLinks } = navigation.parse(dataOf("Navigation"));
  const { options } = pricingPage.parse(dataOf("PricingPage"));

  const pages = files.flatMap((file) => (file.collection.group === undefined ? [] : (pageOf(file) ?? []))).sort();

  const forScript: ScriptContent = {
    statusSuccess,
    reference,
    statusFailure,
    success,
    failure,
    phone,
    email: emails.general,
    durations: options.map(({ key, label }) => ({ key, label })),
    barrier: { line: barrierLine, note: barrierNote, pages },
  };
  const forFunction: Omit<FunctionContent, "style"> = {
    studio: { name, email: emails.general, phone },
    links: [...headerLinks, { label: statement.title, to: statementPath }],
    barrier: { line: barrierLine, pages },
    texts: {
      statusSuccess,
      statusFailure,
      reference,
      replyPromise: plainText(replyPromise),
      otherWays: failure.otherWays,
      messageHint,
    },
  };
  return { forScript, forFunction };
};

const readText = (file: string): string => readFileSync(path.resolve(file), "utf8");

/**
 * Writes what the contact function needs of the content, and the style of its pages: a deployed function has no content
 * folder. Before Gatsby bundles the function, which it does first of all.
 */
export const writeFunctionContent = (): void => {
  const style = readText("src/styles/tokens.css") + readText("src/styles/response-page.css");
  mkdirSync("api/generated", { recursive: true });
  const content: FunctionContent = { style, ...readContactContent().forFunction };
  writeFileSync("api/generated/content.json", JSON.stringify(content, null, 2));
};
