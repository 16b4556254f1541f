/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser, type FakeFunction } from "./testing/fake-function";
import { emailField, fillForm, messageField, openDialogs, renderForm, sendButton } from "./testing/setup";

let contact: FakeFunction;

beforeEach(() => {
  resetBrowser();
  contact = fakeFunction();
});

const emailRequired = "Email is required.";
const messageRequired = "Message is required.";
const emailInvalid = "Email must be an address like name@example.com.";

describe("both fields missing", () => {
  it("opens the dialogs anew at the next press", async () => {
    const { user } = renderForm();
    for (let presses = 1; presses <= 2; presses += 1) {
      await user.click(sendButton());
      await waitFor(() => expect(openDialogs().seen).toHaveLength(2));
      await user.click(screen.getByRole("button", { name: "Close this dialog" }));
      await user.click(screen.getByRole("button", { name: "Close this dialog" }));
      expect(openDialogs().seen).toHaveLength(0);
    }
  });
});

describe("one field at fault", () => {
  it.each([
    ["no email", "", "Hello", emailRequired, emailField],
    ["spaces for an email", "   ", "Hello", emailRequired, emailField],
    ["no address", "ana", "Hello", emailInvalid, emailField],
    ["an address without a dot", "ana@gmail", "Hello", emailInvalid, emailField],
    ["no message", "ana@example.com", "", messageRequired, messageField],
    ["nothing but line ends", "ana@example.com", "{Enter}{Enter} ", messageRequired, messageField],
  ])("%s: one dialog, then the field", async (_, email, message, fault, field) => {
    const { user } = renderForm();
    if (email !== "") await user.type(emailField(), email);
    if (message !== "") await user.type(messageField(), message);
    await user.click(sendButton());
    await screen.findByRole("dialog", { name: "Form Error" });
    expect(openDialogs()).toEqual({ seen: [fault], reached: [fault] });
    await user.keyboard("{Enter}");
    expect(field()).toHaveFocus();
    // Before the hint.
    expect(field()).toHaveAccessibleDescription(new RegExp(`^${fault}`, "u"));
    expect(contact.posts).toHaveLength(0);
  });

  it.each([
    ["email", () => emailField(), `${"a".repeat(250)}@example.com`, "Email can have at most 256 characters."],
    ["message", () => messageField(), "x".repeat(5001), "Message can have at most 5000 characters."],
  ])("a pasted %s that is too long stays whole and is told", async (_, field, text, fault) => {
    const { user } = renderForm();
    await fillForm(user);
    await user.clear(field());
    await user.click(field());
    await user.paste(text);
    expect(field()).toHaveValue(text);
    await user.keyboard("{Tab}");
    await user.click(sendButton());
    await screen.findByRole("dialog");
    expect(openDialogs().reached).toEqual([fault]);
  });
});

describe("mending", () => {
  const atFault = async () => {
    const { user } = renderForm();
    await user.click(sendButton());
    await screen.findByRole("dialog");
    await user.keyboard("{Enter}");
    await user.keyboard("{Enter}");
    return user;
  };

  it("takes a fault back as soon as it is mended, and leaves the other", async () => {
    const user = await atFault();
    await user.type(messageField(), "H");
    await waitFor(() => expect(messageField()).toHaveAttribute("aria-invalid", "false"));
    expect(messageField()).toHaveAccessibleDescription("Room for 5,000 characters.");
    expect(emailField()).toHaveAttribute("aria-invalid", "true");
  });

  it("does not nag at each key, but names the new fault when the visitor goes on", async () => {
    const user = await atFault();
    await user.type(emailField(), "ana");
    expect(emailField()).toHaveAccessibleDescription(`${emailRequired} To answer you.`);
    await user.tab();
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription(`${emailInvalid} To answer you.`));
  });

  it("tells nothing before the first press", async () => {
    const { user } = renderForm();
    await user.type(emailField(), "ana");
    await user.tab();
    await act(() => Promise.resolve());
    expect(emailField()).toHaveAttribute("aria-invalid", "false");
  });
});
