import { contactEndpoint, contactFields, draftKeyName, draftName, emptyMessage } from "../../src/contact/api-contract";
import { type ContactErrors, type ContactMessage } from "../../src/contact/schema";
import { contactFormLabels } from "../../src/strings/contact-form-strings";
import { functionContent } from "./content";
import type { ContactResult } from "./result";

const { style, studio, links, texts } = functionContent;
const { email, message, honeypot } = contactFields;

/** Escapes a text of the visitor or of the content for elements and quoted attributes. Error messages need none. */
const escape = (text: string): string => text.replace(/[&<>"']/gu, (sign) => `&#${String(sign.codePointAt(0))};`);

const linkTo = (to: string, label: string): string => `<li><a href="${escape(to)}">${escape(label)}</a></li>`;

const attributesOf = (name: string, error = ""): string =>
  `id="${name}" name="${name}" aria-describedby="${name}-error ${name}-hint" aria-invalid="${String(error !== "")}" required`;

/** The form of the site (src/sections/contact-form/contact-form.tsx) with the visitor's text. */
const formAgain = (typed: ContactMessage, errors: ContactErrors): string => `
<form method="post" action="${contactEndpoint}" accept-charset="utf-8" aria-label="${contactFormLabels.formName}">
<p id="email-hint">${contactFormLabels.requiredNote}</p>
<p><label for="${email}">${contactFormLabels.emailLabel}</label> <strong class="error" id="email-error">${errors.email ?? ""}</strong>
<input ${attributesOf(email, errors.email)} type="email" value="${escape(typed.email)}" autocomplete="email" autocapitalize="none" spellcheck="false"></p>
<p><label for="${message}">${contactFormLabels.messageLabel}</label> <strong class="error" id="message-error">${errors.message ?? ""}</strong>
<br><span id="message-hint">${escape(texts.messageHint)}</span>
<textarea ${attributesOf(message, errors.message)} rows="9" dir="auto">
${escape(typed.message)}</textarea></p>
<label hidden>${contactFormLabels.honeypotLabel} <input type="text" name="${honeypot}" tabindex="-1" autocomplete="off"></label>
<button type="submit">${contactFormLabels.submit}</button>
</form>`;

/** The errors of the fields are named at the top, too, as links to them (WCAG technique G139). */
const failure = ({ name, text = "", errors = {}, typed = emptyMessage }: ContactResult): string => {
  const fieldErrors = Object.entries(errors).map(([field, error]) => linkTo(`#${field}`, error));
  // Another site must not be able to show our form with its text in it; with wrong settings the form cannot work.
  const hasForm = name !== "foreign-origin" && name !== "settings";
  return `
${fieldErrors.length > 0 ? `<ul class="error">${fieldErrors.join("")}</ul>` : `<p class="error">${text}</p>`}
${hasForm ? formAgain(typed, errors) : ""}
<p>${escape(texts.otherWays)}</p>
<ul>${linkTo(`tel:${studio.phone.dial}`, studio.phone.display)}${linkTo(`mailto:${studio.email}`, studio.email)}</ul>`;
};

/** Empties the draft of what was sent (src/sections/contact-form/draft.ts): the site's forms would show it. */
export const forgetSentScript = `try {
  if (sessionStorage.getItem("${draftName}")?.includes("&${draftKeyName}=")) sessionStorage.setItem("${draftName}", "");
} catch {}`;

/** The page that answers a form sent by the browser itself, with scripts or without. Links and a form are all it needs. */
export const htmlPage = (result: ContactResult): string => {
  const isSent = result.status === 200;
  const heading = escape(isSent ? texts.statusSuccess : texts.statusFailure);
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="text-scale" content="scale">
<title>${heading} | ${escape(studio.name)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/"><strong>${escape(studio.name)}</strong></a></header>
<main>
<h1>${heading}</h1>
${isSent ? `<p>${escape(texts.reference)} ${result.reference ?? ""}.</p><p>${escape(texts.replyPromise)}</p><script>${forgetSentScript}</script>` : failure(result)}
</main>
<nav><ul>${links.map(({ to, label }) => linkTo(to, label)).join("")}</ul></nav>
</body>
</html>
`;
};
