/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, keysOf, resetBrowser, says } from "./testing/fake-function";
import { emailField, fillForm, messageField, renderForm, send, sendButton } from "./testing/setup";

// What e2e/contact-form.spec.ts does not show: timers, idempotency keys, a browser without cookies.

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});

it("says after five seconds that sending takes longer", async () => {
  fakeFunction(["silent", "silent"]);
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("Sending…"));
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(status).toHaveTextContent("Sending…");
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(status).toHaveTextContent("This takes longer than usual.");
  expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  expect(messageField()).toHaveAttribute("readonly");
});

it("adds to the list of a tag manager that is there", async () => {
  fakeFunction();
  Reflect.set(window, "dataLayer", [{ event: "page" }]);
  const { user } = renderForm();
  await fillForm(user);
  await send(user, "Success");
  expect(Reflect.get(window, "dataLayer")).toEqual([{ event: "page" }, { event: "email_sent" }]);
});

it("repeats the key for the same text, and takes a new one for another text and another message", async () => {
  const contact = fakeFunction([says(400, "No."), says(400, "No.")]);
  const { user } = renderForm();
  await fillForm(user);
  await send(user, "Form Error");
  await send(user, "Form Error");
  await user.type(messageField(), "!");
  await send(user, "Success");
  await fillForm(user);
  await send(user, "Success");
  const [first, second, third, fourth] = keysOf(contact);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

it("sends natively from a browser that keeps no cookies", async () => {
  const contact = fakeFunction([], "refused");
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(contact.posts).toHaveLength(0);
  expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  act(() => {
    window.dispatchEvent(new Event("pageshow"));
  });
  await waitFor(() => expect(sendButton()).toHaveAttribute("aria-disabled", "false"));
});

/** Sets a value as an extension does, past React's own setter. */
const fillSilently = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
};

it("keeps and sends what a password manager fills in without events", async () => {
  const contact = fakeFunction();
  const { user } = renderForm();
  await user.click(messageField());
  fillSilently(emailField(), "ana@example.com");
  await user.keyboard("Hello");
  expect(emailField()).toHaveValue("ana@example.com");
  fillSilently(messageField(), "Hello there");
  await send(user, "Success");
  expect(contact.posts[0]?.body).toMatchObject({ email: "ana@example.com", message: "Hello there" });
});
