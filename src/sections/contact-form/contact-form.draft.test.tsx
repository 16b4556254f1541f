/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { fakeFunction, resetBrowser, says } from "./testing/fake-function";
import { fillForm, messageField, renderForm, sendButton } from "./testing/setup";
import { sampleDurations } from "./testing/sample-props";

beforeEach(() => {
  resetBrowser();
  fakeFunction();
});

describe("a half-written message", () => {
  it("keeps its key over a reload, so that an attempt whose answer was lost is not doubled", async () => {
    const contact = fakeFunction({ answers: [says(400, "No."), says(200)] });
    const first = renderForm();
    await fillForm(first.user);
    await first.user.click(sendButton());
    await screen.findByRole("dialog");
    first.unmount();
    const { user } = renderForm();
    await user.click(sendButton());
    await screen.findByRole("dialog", { name: "Success" });
    const [before, after] = contact.posts.map(({ headers }) => headers["idempotency-key"]);
    expect(after).toBe(before);
  });

  it("lives on without storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const contact = fakeFunction({ answers: [says(400, "No."), says(200)] });
    const { user } = renderForm();
    await fillForm(user);
    for (const name of ["Form Error", "Success"]) {
      await user.click(sendButton());
      await screen.findByRole("dialog", { name });
      await user.keyboard("{Enter}");
    }
    const [before, after] = contact.posts.map(({ headers }) => headers["idempotency-key"]);
    expect(after).toBe(before);
    expect(messageField()).toHaveValue("");
  });
});

describe("the choice from the pricing page", () => {
  const at = (search: string): void => {
    window.history.replaceState(null, "", `/start-your-project/${search}`);
  };

  it("is shown back, read with the field, and stands in front of the message, editable", async () => {
    at("?duration=3-6-months");
    const { user } = renderForm({ durations: sampleDurations });
    expect(messageField()).toHaveValue("Expected time: 3-6 months\n\n");
    expect(messageField()).toHaveAccessibleDescription("Room for 5,000 characters. You chose 3-6 months.");
    await user.clear(messageField());
    await user.type(messageField(), "Something else");
    expect(messageField()).toHaveValue("Something else");
  });

  it("does not come back after the visitor deleted it", async () => {
    at("?duration=3-6-months");
    const { user, unmount } = renderForm({ durations: sampleDurations });
    await user.clear(messageField());
    await user.type(messageField(), "Mine");
    unmount();
    renderForm({ durations: sampleDurations });
    expect(messageField()).toHaveValue("Mine");
  });

  it("gives way to another choice, and the text below it stays", async () => {
    at("?duration=3-6-months");
    const { user, unmount } = renderForm({ durations: sampleDurations });
    await user.type(messageField(), "My text");
    unmount();
    at("?duration=3-plus-years");
    renderForm({ durations: sampleDurations });
    expect(messageField()).toHaveValue("Expected time: 3+ years / long term\n\nMy text");
  });

  it.each(["", "?duration=forever", "?duration=%3Cb%3E"])("is nothing at %p", (search) => {
    at(search);
    renderForm({ durations: sampleDurations });
    expect(messageField()).toHaveValue("");
    expect(screen.queryByText(/You chose/u)).not.toBeInTheDocument();
  });
});

describe("the count of characters", () => {
  const paste = async (length: number) => {
    jest.useFakeTimers();
    const { user } = renderForm();
    await user.click(messageField());
    await user.paste("x".repeat(length));
    return user;
  };
  const spoken = (): string | null => document.querySelector("[aria-live='polite']")?.textContent ?? null;

  it("is silent far from the limit", async () => {
    await paste(4499);
    expect(screen.queryByText(/Characters/u)).not.toBeInTheDocument();
  });

  it("is seen at once near the limit, and read out when the visitor pauses", async () => {
    const user = await paste(4990);
    expect(screen.getByText("Characters left: 10")).toBeVisible();
    expect(spoken()).toBe("");
    await act(() => jest.advanceTimersByTimeAsync(600));
    await user.keyboard("y");
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(spoken()).toBe("");
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(spoken()).toBe("Characters left: 9");
  });

  it("says how many are too many", async () => {
    await paste(5002);
    expect(screen.getByText("Characters too many: 2")).toBeVisible();
  });
});
