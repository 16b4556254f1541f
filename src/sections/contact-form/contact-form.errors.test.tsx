/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { contactMessages } from "../../contact/messages";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { emailField, messageField, openDialogs, renderForm, send } from "./testing/setup";

// The rules: src/contact/schema.test.ts. Focus, one dialog and both at once: e2e/contact-form.spec.ts, modals.spec.ts.

const { messageRequired, messageTooLong } = contactMessages;

beforeEach(resetBrowser);

test("a pasted message that is too long stays whole and has an error", async () => {
  fakeFunction();
  const { user } = renderForm();
  const text = "x".repeat(5001);
  await user.type(emailField(), "ana@example.com");
  await user.click(messageField());
  await user.paste(text);
  expect(messageField()).toHaveValue(text);
  await send(user, "Form Error");
  expect(messageField()).toHaveAccessibleDescription(
    expect.stringContaining(`${messageTooLong} Room for 5,000 characters.`),
  );
});

test("both missing: both dialogs at each press, and each error goes when its field is corrected", async () => {
  fakeFunction();
  const { user } = renderForm();
  for (const press of [1, 2]) {
    await send(user, "Form Error");
    expect([press, openDialogs()]).toEqual([press, [messageRequired]]);
    await user.keyboard("{Enter}");
  }
  await user.type(messageField(), "H");
  await waitFor(() => expect(messageField()).toHaveAccessibleDescription(/^\s*Room for 5,000 characters\.\s*$/u));
  expect(emailField()).toHaveAttribute("aria-invalid", "true");
});

test("shows no error before the first submit", async () => {
  fakeFunction();
  const { user } = renderForm();
  await user.type(emailField(), "ana");
  await user.tab();
  expect(emailField()).toHaveAttribute("aria-invalid", "false");
});
