import { contactEndpoint, contactFields, type ContactFaults } from "../../src/contact";
import type { TypedText } from "./result";
import { htmlOf, type Html } from "./html";
import { inlineText } from "./inline-html";
import type { ContactWords } from "./content";

interface FormAgain {
  readonly typed: TypedText;
  readonly faults: ContactFaults;
  /** Signed for this visitor. */
  readonly token: string;
}

export const fieldIds = { email: "email", message: "message" } as const;

/** The form with what the visitor typed in it and the faults beside the fields. */
export const formAgain = ({ typed, faults, token }: FormAgain, words: ContactWords["form"]): Html => htmlOf`
<form method="post" action="${contactEndpoint}" aria-label="${words.formName}" novalidate>
<p>${words.requiredNote}</p>
<div class="field">
<label for="${fieldIds.email}">${words.emailLabel}</label>
<p class="hint" id="email-hint">${words.emailHint}</p>
${faultLine("email-fault", faults.email)}
<input id="${fieldIds.email}" name="${contactFields.email}" type="email" autocomplete="email" inputmode="email" spellcheck="false" required value="${typed.email}" ${state("email", faults.email)}>
</div>
<div class="field">
<label for="${fieldIds.message}">${words.messageLabel}</label>
<p class="hint" id="message-hint">${words.messageHint}</p>
${faultLine("message-fault", faults.message)}
<textarea id="${fieldIds.message}" name="${contactFields.message}" rows="8" required ${state("message", faults.message)}>
${typed.message}</textarea>
</div>
<div class="away" aria-hidden="true">
<label for="${contactFields.honeypot}">${words.honeypotLabel}</label>
<input id="${contactFields.honeypot}" name="${contactFields.honeypot}" type="text" autocomplete="off" tabindex="-1" value="">
</div>
<input type="hidden" name="${contactFields.formToken}" value="${token}">
<p class="hint">${inlineText(words.privacyNote)}</p>
<button class="act" type="submit">${words.submit}</button>
</form>`;

const faultLine = (id: string, fault: string | undefined): Html | undefined =>
  fault === undefined ? undefined : htmlOf`<p class="fault" id="${id}">${fault}</p>`;

/** Hint first, then fault: the fault is what is heard last and remembered. */
const state = (field: "email" | "message", fault: string | undefined): Html =>
  fault === undefined
    ? htmlOf`aria-describedby="${field}-hint"`
    : htmlOf`aria-describedby="${field}-hint ${field}-fault" aria-invalid="true"`;
