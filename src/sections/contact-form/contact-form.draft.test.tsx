/** @jest-environment jsdom */
import { exampleOpenings as openings } from "../../styleguide/examples/contact-form";
import { fakeFunction, keysOf, resetBrowser, jsonResponse } from "./testing/fake-function";
import { fillForm, messageField, renderForm, send } from "./testing/setup";

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

test("the choice from the pricing page is shown, describes the field, and comes before the message, once", async () => {
  window.history.replaceState(null, "", "/start-your-project/?duration=3-6-months");
  const { user, unmount } = renderForm({ openings });
  expect(messageField()).toHaveValue("Time: 3-6 months\n\n");
  expect(messageField()).toHaveAccessibleDescription(/^\s*Room for 5,000 characters\.\s+You chose 3-6 months/u);
  await user.clear(messageField());
  unmount();
  renderForm({ openings });
  expect(messageField()).toHaveValue("");
});
