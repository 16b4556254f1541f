import type { ContactMessage } from "../../../contact";
import { contactFields } from "../../../contact/api-contract";

/** The two fields that visitors fill in, in the order of the page. */
export const fieldNames = [contactFields.email, contactFields.message] as const;

/** A field of the form. */
export const fieldElement = (
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
};

/** The text that stands in the fields, which Formik does not know when it came without an event or before hydration. */
export const readFields = (form: HTMLFormElement): ContactMessage => ({
  email: fieldElement(form, contactFields.email)?.value ?? "",
  message: fieldElement(form, contactFields.message)?.value ?? "",
});

/** Puts text into the fields. A field that has it already keeps its caret. */
export const writeFields = (form: HTMLFormElement, values: ContactMessage): void => {
  for (const name of fieldNames) {
    const field = fieldElement(form, name);
    if (field !== undefined && field.value !== values[name]) field.value = values[name];
  }
};
