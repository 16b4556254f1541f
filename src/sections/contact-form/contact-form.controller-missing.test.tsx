/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react";
import { fakeFunction, resetBrowser } from "./testing/fake-function";
import { fillForm, messageField, renderForm, sendButton } from "./testing/setup";

let mockLoads = 0;

// The chunk cannot be fetched.
jest.mock("./form-controller", () => {
  mockLoads += 1;
  throw new Error("Loading chunk failed.");
});

const submit = jest.fn();

beforeEach(() => {
  resetBrowser();
  fakeFunction();
  submit.mockClear();
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submit);
});

it("sends the form as a browser without scripts does", async () => {
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

it("says offline and keeps the text when there is no network either", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user } = renderForm();
  await fillForm(user);
  await user.click(sendButton());
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("You are offline, so nothing was sent."));
  expect(submit).not.toHaveBeenCalled();
  expect(messageField()).toHaveValue("Hello there");
  expect(sendButton()).toHaveAttribute("aria-disabled", "false");
});

it("asks for the chunk at the first touch, not before, and again at the next one", async () => {
  mockLoads = 0;
  const { user } = renderForm();
  await act(() => Promise.resolve());
  expect(mockLoads).toBe(0);
  await user.tab();
  await waitFor(() => expect(mockLoads).toBe(1));
  await user.tab();
  await waitFor(() => expect(mockLoads).toBe(2));
});
