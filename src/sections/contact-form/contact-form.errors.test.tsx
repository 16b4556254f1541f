/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { emailField, fillForm, messageField, openDialogs, renderForm, send, sendButton } from "./testing/setup";

// Focus and both dialogs at once: e2e/contact-form.spec.ts.

const emailRequired = "Email is required.";
const messageRequired = "Message is required.";
const emailInvalid = "Please write an email address like name@example.com.";

beforeEach(resetBrowser);

it.each([
  ["no email", "", "Hello", emailRequired, emailField],
  ["no address", "ana", "Hello", emailInvalid, emailField],
  ["an address without a dot", "ana@gmail", "Hello", emailInvalid, emailField],
  ["no message", "ana@example.com", "", messageRequired, messageField],
  ["nothing but line ends", "ana@example.com", "{Enter}{Enter} ", messageRequired, messageField],
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

it.each([
  ["email", emailField, `${"a".repeat(250)}@example.com`, "An email address can have at most 256 characters."],
  ["message", messageField, "x".repeat(5001), "A message can have at most 5,000 characters."],
])("a pasted %s that is too long stays whole and is told", async (_, field, text, error) => {
  fakeFunction();
  const { user } = renderForm();
  await fillForm(user);
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
  expect(field()).toHaveValue(text);
  await user.click(sendButton());
  await screen.findByRole("dialog");
  expect(openDialogs()).toEqual([error]);
});

it("both missing: both dialogs at each press, and each error goes when its field is corrected", async () => {
  fakeFunction();
  const { user } = renderForm();
  for (let presses = 1; presses <= 2; presses += 1) {
    await send(user, "Form Error");
    expect(openDialogs()).toEqual([messageRequired]);
    await user.keyboard("{Enter}");
    expect(openDialogs()).toEqual([]);
  }
  await user.type(messageField(), "H");
  await waitFor(() => expect(messageField()).toHaveAccessibleDescription("Room for 5,000 characters."));
  expect(messageField()).toHaveAttribute("aria-invalid", "false");
  expect(emailField()).toHaveAttribute("aria-invalid", "true");
  await user.type(emailField(), "ana");
  await waitFor(() => expect(emailField()).toHaveAccessibleDescription(`${emailInvalid} To answer you.`));
});

it("tells nothing before the first press", async () => {
  fakeFunction();
  const { user } = renderForm();
  await user.type(emailField(), "ana");
  await user.tab();
  await user.tab();
  expect(emailField()).toHaveAttribute("aria-invalid", "false");
  expect(messageField()).toHaveAttribute("aria-invalid", "false");
});
