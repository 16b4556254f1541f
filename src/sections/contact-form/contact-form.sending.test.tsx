/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser } from "../../contact/client/testing/fake-function";
import { contactFormStrings as strings } from "./contact-form-strings";
import { emailField, fillForm, messageField, renderForm, sendButton } from "./testing/setup";

// What e2e/contact-form.spec.ts does not show: timers, idempotency keys, a browser without cookies.

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});

test("says after five seconds that sending takes longer", async () => {
  fakeFunction(["silent", "silent"]);
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent(strings.sending));
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(status).toHaveTextContent(strings.sending);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(status).toHaveTextContent(strings.slow);
  expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  expect(messageField()).toHaveAttribute("readonly");
});

test("sends natively from a browser that keeps no cookies", async () => {
  const contact = fakeFunction([], "refused");
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(contact.posts).toHaveLength(0);
});

/** Sets a value as an extension does, past React's own setter. */
const fillSilently = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
};

test("keeps and sends what a password manager fills in without events", async () => {
  const contact = fakeFunction();
  const { user } = renderForm();
  await user.click(messageField());
  fillSilently(emailField(), "ana@example.com");
  await user.keyboard("Hello");
  expect(emailField()).toHaveValue("ana@example.com");
  await user.click(emailField());
  fillSilently(messageField(), "Hello there");
  // No field loses the focus.
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Success" });
  expect(contact.posts[0]?.body).toMatchObject({ email: "ana@example.com", message: "Hello there" });
});
