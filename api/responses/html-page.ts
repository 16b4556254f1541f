import type { ContactErrors } from "../../src/contact";
import type { ResponseContent } from "./content";
import { htmlOf, inlineHtml, type Html } from "./html";
import { contactForm, fieldIds, icon } from "./html-form";
import type { ContactResult } from "./result";

/** The page after a message was sent. */
export const successPage = (content: ResponseContent): string => {
  const { thanks, form, icons } = content;
  return page(
    thanks.heading,
    htmlOf`<h1>${thanks.heading}</h1>
<p class="status-line__text status-line__text--sent">${icon(icons.success)}${form.statusSuccess}</p>
${thanks.paragraphs.map((paragraph) => htmlOf`<p class="lead">${inlineHtml(paragraph)}</p>`)}
<p><a class="button-link button-link--main" href="/">${thanks.back}</a></p>`,
    content,
  );
};

/**
 * The page after a message was not sent: the errors, the form with the visitor's text, and other ways to reach the studio.
 * Without the form for a post from another site, which must not be able to show our form with its text in it, and where
 * the form cannot work.
 */
export const rejectionPage = (result: ContactResult, content: ResponseContent): string => {
  const { name, errors, typed = { email: "", message: "" } } = result;
  const heading = errors === undefined ? content.form.statusFailure : content.errors.heading;
  return page(
    errors === undefined ? content.failure.title : `Error: ${heading}`,
    htmlOf`<h1>${heading}</h1>
${errors === undefined ? errorLine(result.text ?? "", content) : errorSummary(errors, content)}
${name === "foreign-origin" || name === "settings" ? undefined : contactForm(typed, errors ?? {}, content)}
${otherWays(content)}`,
    content,
  );
};

const page = (title: string, main: Html, { page: { template }, studio }: ResponseContent): string => {
  const places: Readonly<Record<string, Html>> = {
    title: htmlOf`${title} | ${studio.name}`,
    main: htmlOf`<div class="page-section"><div class="container response-page">
${main}
</div></div>`,
  };
  return template.replace(/\{\{(title|main)\}\}/gu, (_, place: string) => places[place]?.markup ?? "");
};

const errorLine = (text: string, { icons }: ResponseContent): Html =>
  htmlOf`<p class="status-line__text status-line__text--failed">${icon(icons.error)}${text}</p>`;

/** Names each error and links to its field (WCAG technique G139). */
const errorSummary = (errors: ContactErrors, content: ResponseContent): Html => htmlOf`
<p class="lead">${content.errors.lead}</p>
<div class="response-page__summary" role="alert">
<h2>${content.form.statusFailure}</h2>
<ul role="list">${[errorLink(fieldIds.email, errors.email), errorLink(fieldIds.message, errors.message)]}</ul>
</div>`;

const errorLink = (id: string, error: string | undefined): Html | undefined =>
  error === undefined ? undefined : htmlOf`<li><a class="other-ways__link" href="#${id}">${error}</a></li>`;

const otherWays = ({ failure, studio }: ResponseContent): Html => htmlOf`
<div>
<p>${failure.otherWays}</p>
<ul class="other-ways" role="list">
<li><a class="other-ways__link" href="tel:${studio.phone.dial}">${studio.phone.display}</a></li>
<li><a class="other-ways__link" href="mailto:${studio.email}">${studio.email}</a></li>
</ul>
</div>`;
