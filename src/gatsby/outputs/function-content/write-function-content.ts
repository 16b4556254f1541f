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

/**
 * Writes what the contact function needs of the content, and the styles of its pages (api/responses/content.ts): a deployed
 * function has no content folder. Before Gatsby bundles the function, which it does first of all.
 */
export const writeFunctionContent = (): void => {
  const { name, emails, phone, replyPromise } = readYaml("studio.yaml", studio);
  const { headerLinks, footer } = readYaml("navigation.yaml", navigation);
  const content = {
    style: readText("src/styles/tokens.css") + readText("src/gatsby/outputs/function-content/response-page.css"),
    studio: { name, email: emails.general, phone },
    links: [...headerLinks, ...footer.siteLinks],
    form: readYaml("contact-form.yaml", contactForm),
    otherWays: readYaml("dialogs.yaml", dialogs).failure.otherWays,
    replyPromise: parseInlineMarkup(replyPromise)
      .map(({ text }) => text)
      .join(""),
  };
  const folder = path.resolve("api/generated");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "content.json"), JSON.stringify(content, null, 2));
};
