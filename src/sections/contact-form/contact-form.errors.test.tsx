/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { contactMessages } from "../../contact/messages";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { emailField, fillForm, messageField, openDialogs, renderForm, send, sendButton } from "./testing/setup";

// The rules: src/contact/schema.test.ts. Focus and both dialogs at once: e2e/contact-form.spec.ts.

const { emailInvalid, messageRequired, messageTooLong } = contactMessages;

beforeEach(resetBrowser);

it.each([
  ["a wrong email", "ana", "Hello", emailInvalid, emailField],
  ["no message", "ana@example.com", "{Enter} ", messageRequired, messageField],
])("%s: one dialog, then the field", async (_, email, message, error, field) => {
  const contact = fakeFunction();
  const { user } = renderForm();
  await fillForm(user, email, message);
  await user.click(sendButton());
  await screen.findByRole("dialog", { name: "Form Error" });
  expect(openDialogs()).toEqual([error]);
  await user.keyboard("{Enter}");
  expect(field()).toHaveFocus();
  // Before the hint.
  expect(field()).toHaveAccessibleDescription(new RegExp(`^${error}`, "u"));
  expect(contact.posts).toHaveLength(0);
});

it("a pasted message that is too long stays whole and is told", async () => {
  fakeFunction();
  const { user } = renderForm();
  const text = "x".repeat(5001);
  await user.type(emailField(), "ana@example.com");
  await user.click(messageField());
  await user.paste(text);
  expect(messageField()).toHaveValue(text);
  await send(user, "Form Error");
  expect(messageField()).toHaveAccessibleDescription(`${messageTooLong} Room for 5,000 characters.`);
});

it("both missing: both dialogs at each press, and each error goes when its field is corrected", async () => {
  fakeFunction();
  const { user } = renderForm();
  for (const press of [1, 2]) {
    await send(user, "Form Error");
    expect([press, openDialogs()]).toEqual([press, [messageRequired]]);
    await user.keyboard("{Enter}");
  }
  await user.type(messageField(), "H");
  await waitFor(() => expect(messageField()).toHaveAccessibleDescription("Room for 5,000 characters."));
  expect(emailField()).toHaveAttribute("aria-invalid", "true");
});

it("tells nothing before the first press", async () => {
  fakeFunction();
  const { user } = renderForm();
  await user.type(emailField(), "ana");
  await user.tab();
  expect(emailField()).toHaveAttribute("aria-invalid", "false");
});
