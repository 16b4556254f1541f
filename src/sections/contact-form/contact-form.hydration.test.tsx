/** @jest-environment jsdom */
import "./testing/server-globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { emailField, FormInFrame, messageField, sendButton } from "./testing/setup";

beforeEach(resetBrowser);

/** The built page, as a visitor meets it before its scripts run. */
const builtPage = (): HTMLElement => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<FormInFrame />);
  document.body.append(container);
  return container;
};

/** Runs the page's scripts, and lets the form's engine come where it is asked for. */
const hydrate = (container: HTMLElement): Promise<void> =>
  act(async () => {
    render(<FormInFrame />, { container, hydrate: true });
    await import("./form-controller");
  });

it("keeps, stores and sends what was typed before scripts ran", async () => {
  const contact = fakeFunction();
  const errors = jest.spyOn(console, "error");
  const page = builtPage();
  const user = userEvent.setup({ delay: null });
  await user.type(emailField(), "ana@example.com");
  await user.type(messageField(), "Typed early");
  const field = messageField();
  await hydrate(page);

  expect(messageField()).toBe(field);
  expect(messageField()).toHaveValue("Typed early");
  expect(messageField()).toHaveFocus();
  expect(window.sessionStorage.getItem("contact-form-draft")).toContain("Typed early");
  await user.click(sendButton());
  await screen.findByRole("dialog", { name: "Success" });
  expect(contact.posts[0]?.body).toMatchObject({ email: "ana@example.com", message: "Typed early" });
  expect(errors).not.toHaveBeenCalled();
});

it("counts a form that has the focus already as touched", async () => {
  const contact = fakeFunction();
  const page = builtPage();
  emailField().focus();
  await hydrate(page);
  await waitFor(() => expect(contact.cookieRequests()).toBe(1));
});

it("takes the checks over from the browser", async () => {
  fakeFunction();
  const page = builtPage();
  expect(page.querySelector("form")).not.toHaveAttribute("novalidate");
  await hydrate(page);
  expect(page.querySelector("form")).toHaveAttribute("novalidate");
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
