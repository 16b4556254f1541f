import type { ContactErrors, ContactMessage } from "../../contact";
import type { contactFields } from "../../contact/api-contract";

/** The form's element with its fields by name. They own the text: the draft (draft.ts) and Formik follow them. */
export interface ContactFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection & {
    readonly [contactFields.email]: HTMLInputElement;
    readonly [contactFields.message]: HTMLTextAreaElement;
    readonly [contactFields.honeypot]: HTMLInputElement;
  };
}

export const fieldNames = ["email", "message"] as const;

export const readFields = ({ elements: { email, message } }: ContactFormElement): ContactMessage => ({
  email: email.value,
  message: message.value,
});

/** Shows in the form's attributes which fields are invalid, and whether a message is being sent. */
export const showState = (form: ContactFormElement, sending: boolean, errors: ContactErrors): void => {
  for (const name of fieldNames) {
    form.elements[name].readOnly = sending;
    form.elements[name].setAttribute("aria-invalid", String(errors[name] !== undefined));
  }
  const button = form.querySelector("button[type=submit]");
  button?.setAttribute("aria-disabled", String(sending));
  for (const label of button?.querySelectorAll<HTMLElement>("[data-while]") ?? [])
    label.hidden = (label.dataset["while"] === "sending") !== sending;
};

/** Ends the work of the page's inline script (src/client/start-island.ts), and does what was asked for meanwhile. */
export const takeOver = (form: ContactFormElement): void => {
  form.removeAttribute("data-island");
  if (form.contains(document.activeElement)) form.dispatchEvent(new Event("focusin"));
  if (!form.hasAttribute("data-pending")) return;
  form.removeAttribute("data-pending");
  // Not requestSubmit(), which Safari has since 16.
  form.dispatchEvent(new Event("submit", { cancelable: true }));
};
