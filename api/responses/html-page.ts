import { responseContent, type ResponseContent } from "./content";
import type { ContactResult } from "./result";

/**
 * The HTML page for a form post. A message that was not sent is given back in the form, but not to a post from another
 * site, which must not be able to show our form with its text in it, nor where the form cannot work.
 */
export const htmlPage = (result: ContactResult): string => {
  const { text = "", errors = {}, typed = { email: "", message: "" } } = result;
  const { title, main } = responseContent.pages[pageFor(result)];
  const places: Readonly<Record<string, string>> = {
    title: escapeHtml(`${title} | ${responseContent.studio.name}`),
    email: escapeHtml(typed.email),
    // A parser drops a line end right after the start tag (HTML standard, 13.1.2.5).
    message: `\n${escapeHtml(typed.message)}`,
    text: escapeHtml(text),
    emailError: escapeHtml(errors.email ?? ""),
    messageError: escapeHtml(errors.message ?? ""),
  };
  // In one pass: a placeholder in the visitor's text stays text.
  return responseContent.template
    .replace("{{main}}", () => main)
    .replace(/\{\{(\w+)\}\}/gu, (place, name: string) => places[name] ?? place);
};

const pageFor = ({ name, status, errors }: ContactResult): keyof ResponseContent["pages"] => {
  if (status === 200) return "sent";
  if (errors?.email !== undefined) return errors.message === undefined ? "invalidEmail" : "invalidBoth";
  if (errors?.message !== undefined) return "invalidMessage";
  return name === "foreign-origin" || name === "settings" ? "failedWithoutForm" : "failed";
};

/** Escapes a text for elements and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${String(sign.codePointAt(0))};`);
