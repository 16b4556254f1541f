/** @jest-environment jsdom */
import { exampleDurations as durations } from "../../styleguide/examples/contact-form";
import { fakeFunction, keysOf, resetBrowser, says } from "./testing/fake-function";
import { fillForm, messageField, renderForm, send } from "./testing/setup";

beforeEach(() => {
  resetBrowser();
  fakeFunction();
});

it("keeps its key over a reload, so that an attempt whose answer was lost is not doubled; another text has another", async () => {
  const contact = fakeFunction([says(400, "No."), says(400, "No.")]);
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

it("is sent without storage", async () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { user } = renderForm();
  await fillForm(user);
  await send(user, "Success");
  expect(messageField()).toHaveValue("");
});

it("the choice from the pricing page is shown back, read with the field, and stands in front of the message, once", async () => {
  window.history.replaceState(null, "", "/start-your-project/?duration=3-6-months");
  const { user, unmount } = renderForm({ durations });
  expect(messageField()).toHaveValue("Expected time for the project: 3-6 months\n\n");
  expect(messageField()).toHaveAccessibleDescription(/^Room for 5,000 characters\. You chose 3-6 months/u);
  await user.clear(messageField());
  unmount();
  renderForm({ durations });
  expect(messageField()).toHaveValue("");
});
