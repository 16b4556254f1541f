/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { contactFormProps } from "../../../styleguide/examples/contact-form";
import { MessageCounter } from "./message-counter";

const Counter = ({ length }: { readonly length: number }) => (
  <MessageCounter length={length} strings={contactFormProps.strings} />
);

it.each([
  [4499, ""],
  [4500, "Characters left: 500"],
  [5000, "Characters left: 0"],
  [5001, "Characters too many: 1"],
  [7345, "Characters too many: 2,345"],
])("a message of %d characters: %p", (length, text) => {
  const { container } = render(<Counter length={length} />);
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent(new RegExp(`^${text}$`, "u"));
});

it("is announced when the visitor pauses", async () => {
  jest.useFakeTimers();
  const { container, rerender } = render(<Counter length={4990} />);
  const announced = container.querySelector("[aria-live='polite']");
  await act(() => jest.advanceTimersByTimeAsync(600));
  rerender(<Counter length={4991} />);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(announced).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(announced).toHaveTextContent("Characters left: 9");
});
