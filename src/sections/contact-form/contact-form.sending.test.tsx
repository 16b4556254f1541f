/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser, says } from "./testing/fake-function";
import { fillForm, messageField, renderForm, sendButton } from "./testing/setup";

// What e2e/contact-form.spec.ts does not show: timers, idempotency keys, a browser without cookies.

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});

it("tells after five seconds that sending takes longer", async () => {
  fakeFunction({ answers: ["silent", "silent"] });
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveTextContent("Sending…"));
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(status).toHaveTextContent("Sending…");
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(status).toHaveTextContent("This takes longer than usual.");
  expect(sendButton()).toHaveAttribute("aria-disabled", "true");
  expect(messageField()).toHaveAttribute("readonly");
});

describe("success", () => {
  it("adds to the list of a tag manager that is there", async () => {
    fakeFunction();
    Reflect.set(window, "dataLayer", [{ event: "page" }]);
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByRole("dialog");
    expect(Reflect.get(window, "dataLayer")).toEqual([{ event: "page" }, { event: "email_sent" }]);
  });

  it("sends a second message with a key of its own", async () => {
    const contact = fakeFunction();
    const { user } = renderForm();
    for (let messages = 1; messages <= 2; messages += 1) {
      await fillForm(user);
      await user.click(sendButton());
      await screen.findByRole("dialog");
      await user.keyboard("{Enter}");
    }
    const keys = contact.posts.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("failure", () => {
  it("repeats the key when the same text is sent again, and takes a new one for another text", async () => {
    const contact = fakeFunction({ answers: [says(400, "No."), says(400, "No."), says(400, "No.")] });
    const { user } = renderForm();
    await fillForm(user);
    const press = async (): Promise<void> => {
      await user.click(sendButton());
      await screen.findByRole("dialog");
      await user.keyboard("{Enter}");
    };
    await press();
    await press();
    await user.type(messageField(), "!");
    await press();
    const [first, second, third] = contact.posts.map(({ headers }) => headers["idempotency-key"]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe("a browser that keeps no cookies", () => {
  it("goes the way of a form without scripts", async () => {
    const contact = fakeFunction({ cookie: "refused" });
    const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(contact.posts).toHaveLength(0);
  });
});
