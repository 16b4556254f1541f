import type { ContactMessage } from "../../contact";
import { contactFields } from "../../contact/api-contract";

/** The two fields that people fill in. */
export type FieldName = keyof ContactMessage;

/** In the order in which they stand on the page. */
export const fieldNames: readonly FieldName[] = ["email", "message"];

/** The form's fields as they stand in the page. They keep their own text, so nothing typed before scripts run is lost. */
export interface FormElements {
  readonly email: HTMLInputElement;
  readonly message: HTMLTextAreaElement;
  readonly honeypot: HTMLInputElement;
}

/** @throws when a field is missing: a mistake in this folder */
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
