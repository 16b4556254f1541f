/** @jest-environment jsdom */
import "../../../__tests__/setup/server-globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { contactFormProps, exampleDurations as durations } from "../../styleguide/examples/contact-form";
import { ContactForm } from "./contact-form";
import { readDraft } from "./draft/draft-storage";
import { fakeFunction, keysOf, resetBrowser, says } from "./testing/fake-function";
import { emailField, fillForm, messageField, renderForm, send } from "./testing/setup";

beforeEach(() => {
  resetBrowser();
  fakeFunction();
});

describe("a half-written message", () => {
  it("keeps its key over a reload, so that an attempt whose answer was lost is not doubled", async () => {
    const contact = fakeFunction([says(400, "No.")]);
    const first = renderForm();
    await fillForm(first.user);
    await send(first.user, "Form Error");
    first.unmount();
    const { user } = renderForm();
    await send(user, "Success");
    const [before, after] = keysOf(contact);
    expect(after).toBe(before);
    expect(window.sessionStorage).toHaveLength(0);
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
});

describe("hydration", () => {
  const form = <ContactForm {...contactFormProps} />;

  /** The built page, as a visitor meets it before its scripts run. */
  const builtPage = (): HTMLElement => {
    const container = document.createElement("div");
    container.innerHTML = renderToString(form);
    document.body.append(container);
    return container;
  };

  it("keeps what was typed before, also over an older draft", async () => {
    window.sessionStorage.setItem("contact-form-draft", JSON.stringify({ email: "old@example.com", message: "Old" }));
    const container = builtPage();
    messageField().value = "New";
    render(form, { container, hydrate: true });
    expect(messageField()).toHaveValue("New");
    expect(emailField()).toHaveValue("old@example.com");
    await waitFor(() => expect(readDraft()).toEqual({ email: "old@example.com", message: "New" }));
  });

  it("sends a restored draft although Send was pressed before", async () => {
    window.sessionStorage.setItem("contact-form-draft", JSON.stringify({ email: "ana@example.com", message: "Hi" }));
    const container = builtPage();
    // As the loader replays the submit: in an effect of Gatsby's root component, before the form renders again.
    const Root = ({ children }: { readonly children: ReactNode }) => {
      useEffect(() => container.querySelector("form")?.requestSubmit(), []);
      return children;
    };
    render(<Root>{form}</Root>, { container, hydrate: true });
    await screen.findByRole("dialog", { name: "Success" });
  });

  it("fetches the cookie for a form that has the focus already", async () => {
    const contact = fakeFunction();
    const container = builtPage();
    emailField().focus();
    render(form, { container, hydrate: true });
    await act(() => Promise.resolve());
    expect(contact.cookieRequests()).toBe(1);
  });
});

it("the choice from the pricing page is shown back, read with the field, and stands in front of the message, once", async () => {
  window.history.replaceState(null, "", "/start-your-project/?duration=3-6-months");
  const { user, unmount } = renderForm({ durations });
  expect(messageField()).toHaveValue("Expected time: 3-6 months\n\n");
  expect(messageField()).toHaveAccessibleDescription("Room for 5,000 characters. You chose 3-6 months.");
  await user.clear(messageField());
  unmount();
  renderForm({ durations });
  expect(messageField()).toHaveValue("");
});
