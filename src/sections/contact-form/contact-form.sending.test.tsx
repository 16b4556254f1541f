/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser, says } from "./testing/fake-function";
import { emailField, fillForm, messageField, openDialogs, renderForm, sendButton } from "./testing/setup";

const status = (): HTMLElement => screen.getByRole("status", { hidden: true });
const general = "An error has occurred please try again.";

/** An answer that the test gives when it likes. */
const later = () => {
  let give: (answer: { status: number; text: string }) => void = () => undefined;
  const answer = new Promise<{ status: number; text: string }>((resolve) => {
    give = resolve;
  });
  const inAct = (given: { status: number; text: string }): Promise<void> =>
    act(() => {
      give(given);
      return Promise.resolve();
    });
  return { answer, give: inAct };
};

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe("success", () => {
  it("thanks in a dialog and in the status line, tells analytics, and empties the form", async () => {
    const contact = fakeFunction();
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    expect(await screen.findByRole("dialog", { name: "Success" })).toHaveAccessibleDescription(
      "Thank you. We will contact you within 48 hours.",
    );
    expect(status()).toHaveTextContent("Thank you! Your submission has been received!");
    expect(Reflect.get(window, "dataLayer")).toEqual([{ event: "email_sent" }]);
    expect(emailField()).toHaveValue("");
    expect(messageField()).toHaveValue("");
    expect(window.sessionStorage).toHaveLength(0);
    expect(contact.posts.map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: "ana@example.com", message: "Hello there" }),
    ]);
  });

  it("gives the focus back to the button", async () => {
    fakeFunction();
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByRole("dialog");
    await user.keyboard("{Enter}");
    expect(openDialogs().seen).toHaveLength(0);
    expect(sendButton()).toHaveFocus();
  });

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

describe("while sending", () => {
  it("says so on the button, which keeps the focus, and sends nothing at a second press", async () => {
    const { answer, give } = later();
    const contact = fakeFunction({ answers: [answer] });
    const { user } = renderForm();
    await fillForm(user);
    await user.dblClick(sendButton());
    await waitFor(() => expect(contact.posts).toHaveLength(1));
    await waitFor(() => expect(sendButton()).toHaveTextContent("Sending…"));
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    expect(sendButton()).toHaveFocus();
    expect(status()).toHaveTextContent("Sending…");
    expect(messageField()).toHaveAttribute("readonly");

    await user.click(sendButton());
    await user.keyboard("{Enter}");
    await give(says(200));
    await screen.findByRole("dialog", { name: "Success" });
    expect(contact.posts).toHaveLength(1);
  });

  it("says after five seconds that it takes longer", async () => {
    const { answer, give } = later();
    fakeFunction({ answers: [answer] });
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    await waitFor(() => expect(sendButton()).toHaveTextContent("Sending…"));
    await wait(4800);
    expect(status()).toHaveTextContent("Sending…");
    await wait(200);
    expect(status()).toHaveTextContent("This takes longer than usual.");
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    await give(says(200));
    await screen.findByRole("dialog", { name: "Success" });
  });
});

describe("failure", () => {
  it("shows the function's words and the other ways, keeps the text, and gives the focus back", async () => {
    fakeFunction({ answers: [says(400, "Not now.")] });
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    const dialog = await screen.findByRole("dialog", { name: "Form Error" });
    expect(dialog).toHaveAccessibleDescription("Not now. Call us or write to us: (404) 555-0142 hello@studio.example");
    expect(screen.getByRole("link", { name: "(404) 555-0142" })).toHaveAttribute("href", "tel:+14045550142");
    expect(screen.getByRole("link", { name: "hello@studio.example" })).toHaveAttribute(
      "href",
      "mailto:hello@studio.example",
    );
    expect(status()).toHaveTextContent("Oops! Something went wrong while submitting the form.");
    expect(Reflect.get(window, "dataLayer")).toBeUndefined();
    await user.keyboard("{Enter}");
    expect(messageField()).toHaveValue("Hello there");
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveAttribute("aria-disabled", "false");
  });

  it("retries once after a lost connection, then says the general words", async () => {
    const contact = fakeFunction({ answers: ["unreachable", "unreachable"] });
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    await wait(1000);
    expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(expect.stringContaining(general));
    expect(contact.posts).toHaveLength(2);
  });

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

describe("offline", () => {
  it("sends nothing, says so in the dialog and the status line, and takes it back when the network is back", async () => {
    const contact = fakeFunction();
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user } = renderForm();
    await fillForm(user);
    await user.click(sendButton());
    expect(await screen.findByRole("dialog", { name: "Form Error" })).toHaveAccessibleDescription(
      `${general} You are offline, so nothing was sent. Call us or write to us: (404) 555-0142 hello@studio.example`,
    );
    expect(contact.posts).toHaveLength(0);
    await user.keyboard("{Enter}");
    expect(status()).toHaveTextContent("You are offline, so nothing was sent.");
    expect(messageField()).toHaveValue("Hello there");

    online.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event("online"));
    });
    expect(status()).toBeEmptyDOMElement();
    await user.click(sendButton());
    await screen.findByRole("dialog", { name: "Success" });
    expect(contact.posts).toHaveLength(1);
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
