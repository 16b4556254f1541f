import type { ContactMessage } from "../../contact";
import { contactFields } from "../../contact/api-contract";

/** The two fields that visitors fill in. */
export type FieldName = keyof ContactMessage;

/** In the order of the page. */
export const fieldNames: readonly FieldName[] = ["email", "message"];

/** The form's uncontrolled fields: text typed before hydration stays in them. */
export interface FormElements {
  readonly email: HTMLInputElement;
  readonly message: HTMLTextAreaElement;
  readonly honeypot: HTMLInputElement;
}

/** The form's fields. @throws when one is missing */
export const formElements = (form: HTMLFormElement): FormElements => {
  const email = form.elements.namedItem(contactFields.email);
  const message = form.elements.namedItem(contactFields.message);
  const honeypot = form.elements.namedItem(contactFields.honeypot);
  if (
    email instanceof HTMLInputElement &&
    message instanceof HTMLTextAreaElement &&
    honeypot instanceof HTMLInputElement
  )
    return { email, message, honeypot };
  throw new Error("The contact form lacks one of its fields.");
};

/** What the visitor has typed so far. */
export const typedText = (form: HTMLFormElement): ContactMessage => {
  const { email, message } = formElements(form);
  return { email: email.value, message: message.value };
};
