/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { exampleStarters as starters } from "../../styleguide/examples/contact-form";
import { fakeFunction, keysOf, resetBrowser, jsonResponse } from "../../contact/client/testing/fake-function";
import { emailField, fillForm, messageField, renderForm, send } from "./testing/setup";

/** What describes the message field where no note does. */
const hintAlone = /^\s*Room for 5,000 characters\.\s*$/u;

beforeEach(() => {
  resetBrowser();
  fakeFunction();
});

test("keeps its key over a reload, so that an attempt whose response was lost is not doubled; another text has another", async () => {
  const contact = fakeFunction([jsonResponse(400, "No."), jsonResponse(400, "No.")]);
  const { user, unmount } = renderForm();
  await fillForm(user);
  await send(user, "Form Error");
  unmount();
  renderForm();
  await send(user, "Form Error");
  await user.type(messageField(), "!");
  await send(user, "Success");
  expect(window.sessionStorage).toHaveLength(0);
  await fillForm(user);
  await send(user, "Success");
  const [first, second, third, fourth] = keysOf(contact);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test("is sent without storage, and a second press after a failure keeps its key", async () => {
  const contact = fakeFunction([jsonResponse(400, "No.")]);
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { user } = renderForm();
  await fillForm(user);
  await send(user, "Form Error");
  await send(user, "Success");
  expect(messageField()).toHaveValue("");
  const [first, second] = keysOf(contact);
  expect(second).toBe(first);
});

test("the choice from the pricing page begins the message; a note describes the field while the message begins with it", async () => {
  window.history.replaceState(null, "", "/start-your-project/?duration=3-6-months");
  const { user, unmount } = renderForm({ starters });
  const note = /^\s*Room for 5,000 characters\.\s+You chose 3-6 months/u;
  expect(messageField()).toHaveValue("Time: 3-6 months\n\n");
  expect(messageField()).toHaveAccessibleDescription(note);
  unmount();
  const again = renderForm({ starters });
  expect(messageField()).toHaveAccessibleDescription(note);
  await user.clear(messageField());
  await waitFor(() => expect(messageField()).toHaveAccessibleDescription(hintAlone));
  again.unmount();
  renderForm({ starters });
  expect(messageField()).toHaveValue("");
  expect(messageField()).toHaveAccessibleDescription(hintAlone);
});

test("after it was sent nothing of the choice from the pricing page comes back", async () => {
  window.history.replaceState(null, "", "/start-your-project/?duration=3-6-months");
  const { user, unmount } = renderForm({ starters });
  await fillForm(user);
  await send(user, "Success");
  expect(messageField()).toHaveAccessibleDescription(hintAlone);
  expect(window.location.search).toBe("");
  unmount();
  renderForm({ starters });
  expect(messageField()).toHaveValue("");
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ["sent", { email: "", message: "" }],
  ["changed", { email: "ana@example.com", message: "Hello there, again" }],
])("a page that comes back as it was left shows no text that was %s on another page", async (_, draft) => {
  fakeFunction([jsonResponse(400, "No.")]);
  const { user } = renderForm();
  await fillForm(user);
  await send(user, "Form Error");
  const comeBack = (): void => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  };
  act(comeBack);
  expect(messageField()).toHaveValue("Hello there");
  expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
  window.sessionStorage.setItem("contact-form-draft", JSON.stringify(draft));
  act(comeBack);
  expect(emailField()).toHaveValue(draft.email);
  expect(messageField()).toHaveValue(draft.message);
  expect(screen.getByRole("status")).toHaveTextContent(/^$/u);
});
