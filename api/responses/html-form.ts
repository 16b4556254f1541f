import { contactEndpoint, contactFields, type ContactErrors } from "../../src/contact";
import type { ResponseContent } from "./content";
import { htmlOf, inlineHtml, type Html } from "./html";
import type { TypedText } from "./result";

/** The ids of the fields, which the error summary links to. */
export const fieldIds = { email: "email", message: "message" } as const;

/** An icon of the site. */
export const icon = (path: string): Html =>
  htmlOf`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;

/**
 * The re-rendered form with the visitor's text and the errors beside the fields. The classes are those of
 * src/sections/contact-form; a test checks that each of them has a style.
 */
export const contactForm = (typed: TypedText, errors: ContactErrors, { form, icons }: ResponseContent): Html => {
  const field = (name: "email" | "message", label: string, hint: string, control: Html): Html => {
    const error = errors[name];
    return htmlOf`
<div class="form-field${error === undefined ? "" : " form-field--error"}">
<label class="form-field__label" for="${fieldIds[name]}">${label}</label>
<p class="form-field__hint" id="${name}-hint">${hint}</p>
${error === undefined ? undefined : htmlOf`<p class="form-field__error" id="${name}-error">${icon(icons.error)}${error}</p>`}
${control}
</div>`;
  };
  return htmlOf`
<form class="contact-form" method="post" action="${contactEndpoint}" aria-label="${form.formName}" novalidate>
<div class="contact-form__rail">
<p class="contact-form__note">${form.requiredNote}</p>
${field(
  "email",
  form.emailLabel,
  form.emailHint,
  htmlOf`<input class="form-field__box" id="${fieldIds.email}" name="${contactFields.email}" type="email" autocomplete="email" inputmode="email" spellcheck="false" required value="${typed.email}" ${aria("email", errors.email)}>`,
)}
${field(
  "message",
  form.messageLabel,
  form.messageHint,
  htmlOf`<textarea class="form-field__box form-field__box--tall" id="${fieldIds.message}" name="${contactFields.message}" rows="9" dir="auto" required ${aria("message", errors.message)}>
${typed.message}</textarea>`,
)}
<div hidden>
<label for="${contactFields.honeypot}">${form.honeypotLabel}</label>
<input id="${contactFields.honeypot}" name="${contactFields.honeypot}" type="text" autocomplete="off" tabindex="-1" value="">
</div>
<p class="contact-form__note">${inlineHtml(form.privacyNote)}</p>
</div>
<div class="contact-form__send"><button class="contact-form__button" type="submit">${form.submit}</button></div>
</form>`;
};

/** The error comes before the hint: screen readers read them in this order. */
const aria = (field: "email" | "message", error: string | undefined): Html =>
  error === undefined
    ? htmlOf`aria-describedby="${field}-hint"`
    : htmlOf`aria-describedby="${field}-error ${field}-hint" aria-invalid="true"`;
