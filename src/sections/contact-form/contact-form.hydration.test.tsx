/** @jest-environment jsdom */
import "./testing/server-globals";
import { act, render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { emailField, ExampleForm, messageField } from "./testing/setup";

beforeEach(resetBrowser);

/** The built page, as a visitor meets it before its scripts run. */
const builtPage = (): HTMLElement => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<ExampleForm />);
  document.body.append(container);
  return container;
};

/** Runs the page's scripts, and lets the form controller come where it is asked for. */
const hydrate = (container: HTMLElement): Promise<void> =>
  act(async () => {
    render(<ExampleForm />, { container, hydrate: true });
    await import("./form-controller");
  });

it("counts a form that has the focus already as touched", async () => {
  const contact = fakeFunction();
  const page = builtPage();
  emailField().focus();
  await hydrate(page);
  await waitFor(() => expect(contact.cookieRequests()).toBe(1));
});

it("does not let an old draft overwrite what was typed", async () => {
  fakeFunction();
  window.sessionStorage.setItem("contact-form-draft", JSON.stringify({ email: "old@example.com", message: "Old" }));
  const page = builtPage();
  const field = messageField();
  if (field instanceof HTMLTextAreaElement) field.value = "New";
  await hydrate(page);
  expect(messageField()).toHaveValue("New");
  expect(emailField()).toHaveValue("old@example.com");
});
