import { render, screen, within, type RenderResult } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { ContactForm } from "../contact-form";
import type { ContactFormProps } from "../contact-form-props";
import { contactFormProps } from "../../../styleguide/examples/contact-form";

/** The form with example content. */
export const ExampleForm = (props: Partial<ContactFormProps>) => <ContactForm {...contactFormProps} {...props} />;

/** Shows the form and gives a visitor at it. */
export const renderForm = (props: Partial<ContactFormProps> = {}): RenderResult & { readonly user: UserEvent } => ({
  ...render(<ExampleForm {...props} />),
  // Without pauses between keys, so that it makes no difference whether a test has stopped the clock.
  user: userEvent.setup({ delay: null }),
});

// By name, because an open dialog hides the page from roles as it hides it from screen readers.
export const emailField = (): HTMLElement => screen.getByLabelText("Email");
export const messageField = (): HTMLElement => screen.getByLabelText("Message");
export const sendButton = (): HTMLElement => screen.getByRole("button", { name: /^(?:Send message|Sending…)$/u });

/** The text of each dialog that a screen reader can reach, and of those that the eye sees. */
export const openDialogs = (): { readonly reached: readonly string[]; readonly seen: readonly string[] } => ({
  reached: screen.queryAllByRole("dialog").map(bodyText),
  seen: screen.queryAllByRole("dialog", { hidden: true }).map(bodyText),
});

const bodyText = (dialog: HTMLElement): string =>
  within(dialog)
    .getAllByText(/./u, { selector: "p" })
    .map((paragraph) => paragraph.textContent)
    .join(" ");

/** Fills in both fields as somebody would who types. */
export const fillForm = async (user: UserEvent, email = "ana@example.com", message = "Hello there"): Promise<void> => {
  await user.type(emailField(), email);
  await user.type(messageField(), message);
};
