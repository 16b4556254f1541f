import { act, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { contactFormProps } from "../../../styleguide/examples/contact-form";
import { ContactForm } from "../contact-form";
import { startContactForm } from "../contact-form.island";
import type { ContactFormProps } from "../contact-form-props";
import { contactFormStrings as strings } from "../contact-form-strings";
import type { ContactFormElement } from "../form-element";

/** Shows the form's HTML with example content, starts its React part, and gives a visitor at it. */
export const renderForm = (props: Partial<ContactFormProps> = {}) => {
  const { container, unmount } = render(<ContactForm {...contactFormProps} {...props} />);
  const form = container.querySelector<ContactFormElement>("form");
  if (form === null) throw new Error("There is no form.");
  act(() => startContactForm(form));
  return {
    unmount,
    // Without pauses between keys, so that it makes no difference whether a test has stopped the clock.
    user: userEvent.setup({ delay: null }),
  };
};

// By name, because an open dialog hides the page from roles as it hides it from screen readers.
export const emailField = (): HTMLInputElement => screen.getByLabelText(strings.emailLabel);
export const messageField = (): HTMLTextAreaElement => screen.getByLabelText(strings.messageLabel);
export const sendButton = (): HTMLElement =>
  screen.getByRole("button", { name: new RegExp(`^(?:${strings.submit}|${strings.sending})$`, "u"), hidden: true });

/** Fills in both fields as somebody would who types. */
export const fillForm = async (user: UserEvent): Promise<void> => {
  await user.type(emailField(), "ana@example.com");
  await user.type(messageField(), "Hello there");
};

/** Presses Send, waits for the dialog that says how it went, and closes it. */
export const send = async (user: UserEvent, result: "Success" | "Form Error"): Promise<void> => {
  await user.click(sendButton());
  await screen.findByRole("dialog", { name: result });
  await user.keyboard("{Enter}");
};
