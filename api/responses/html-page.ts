import {
  contactEndpoint,
  contactFields,
  formStrings,
  type ContactErrors,
  type ContactMessage,
} from "../../src/contact";
import { functionContent } from "./content";
import { markup } from "./markup";
import type { ContactResult } from "./result";

const { style, studio, links, form, otherWays, replyPromise } = functionContent;

/** Not escaped: the Content-Security-Policy allows it by the hash of the style. */
const styleElement = { html: `<style>${style}</style>` };

const listOfLinks = (list: readonly (typeof links)[number][]) =>
  markup`<ul role="list">${list.map(({ to, label }) => markup`<li><a href="${to}">${label}</a></li>`)}</ul>`;

/** A field's label, and what describes it: the error first, as screen readers read in this order. */
const labelFor = (id: string, label: string, hint: string, error = "") => markup`
<label for="${id}">${label}</label>
<div class="error" id="${id}-error">${error}</div>
<div id="${id}-hint">${hint}</div>`;

const attributesOf = (id: string, error: string | undefined) =>
  markup`id="${id}" name="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="${String(error !== undefined)}" required`;

/** The form as the page had it (src/sections/contact-form/contact-form.tsx), with the visitor's text. */
const formAgain = (typed: ContactMessage, errors: ContactErrors) => markup`
<form method="post" action="${contactEndpoint}" accept-charset="utf-8" aria-label="${formStrings.formName}">
<p>${formStrings.requiredNote}</p>
${labelFor(contactFields.email, formStrings.emailLabel, form.emailHint, errors.email)}
<input ${attributesOf(contactFields.email, errors.email)} type="email" value="${typed.email}" autocomplete="email" autocapitalize="none" spellcheck="false">
${labelFor(contactFields.message, formStrings.messageLabel, form.messageHint, errors.message)}
<textarea ${attributesOf(contactFields.message, errors.message)} rows="9" dir="auto">
${typed.message}</textarea>
<label hidden>${formStrings.honeypotLabel} <input type="text" name="${contactFields.honeypot}" tabindex="-1" autocomplete="off"></label>
<p><button type="submit">${formStrings.submit}</button></p>
</form>`;

const fieldNames = [contactFields.email, contactFields.message] as const;

/** Each error is named and links to its field (WCAG technique G139). */
const errorsOf = ({ text = "", errors }: ContactResult) =>
  errors === undefined
    ? markup`<p>${text}</p>`
    : listOfLinks(
        fieldNames.flatMap((name) => (errors[name] === undefined ? [] : { to: `#${name}`, label: errors[name] })),
      );

/**
 * Another site must not be able to show our form with its text in it; and with wrong settings the form cannot work.
 */
const hasForm = ({ name }: ContactResult): boolean => name !== "foreign-origin" && name !== "settings";

const failure = (result: ContactResult) => markup`
<div class="error">${errorsOf(result)}</div>
${hasForm(result) ? formAgain(result.typed ?? { email: "", message: "" }, result.errors ?? {}) : ""}
<p>${otherWays}</p>
${listOfLinks([
  { to: `tel:${studio.phone.dial}`, label: studio.phone.display },
  { to: `mailto:${studio.email}`, label: studio.email },
])}`;

/** The page that answers a form sent without scripts. It has links and a form only, which work with scripts and without. */
export const htmlPage = (result: ContactResult): string => {
  const isSent = result.status === 200;
  const heading = isSent ? form.statusSuccess : form.statusFailure;
  return markup`<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} | ${studio.name}</title>
${styleElement}
</head>
<body>
<header><a href="/">${studio.name}</a></header>
<main>
<h1>${heading}</h1>
${isSent ? markup`<p>${replyPromise}</p>` : failure(result)}
</main>
<nav>${listOfLinks(links)}</nav>
</body>
</html>
`.html;
};
