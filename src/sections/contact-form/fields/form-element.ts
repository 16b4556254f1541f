import type { ContactMessage } from "../../../contact";
import type { contactFields } from "../../../contact/api-contract";

/** The form's element with its fields by name. */
export interface ContactFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & {
    readonly [contactFields.email]: HTMLInputElement;
    readonly [contactFields.message]: HTMLTextAreaElement;
    readonly [contactFields.honeypot]: HTMLInputElement;
  };
}

/** The text of the fields in the DOM: Formik does not know what came without an event or before hydration. */
export const readFields = ({ elements: { email, message } }: ContactFormElement): ContactMessage => ({
  email: email.value,
  message: message.value,
});

/** Puts text into the fields. A field that has it already keeps its caret. */
export const writeFields = ({ elements }: ContactFormElement, values: ContactMessage): void => {
  for (const name of ["email", "message"] as const)
    if (elements[name].value !== values[name]) elements[name].value = values[name];
};
