/** The counter says near the limit how much room is left, and aloud when the visitor pauses.
 * @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { CharacterCounter } from "./character-counter";

test.each([
  [4499, ""],
  [4500, "Characters left: 500"],
  [5000, "Characters left: 0"],
  [5001, "Characters over the limit: 1"],
  [7345, "Characters over the limit: 2,345"],
])("a message of %d characters: %p", (length, text) => {
  const { container } = render(<CharacterCounter length={length} max={5000} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(text);
});

test("is announced when the visitor pauses", async () => {
  jest.useFakeTimers();
  const { container, rerender } = render(<CharacterCounter length={4990} max={5000} />);
  const announced = container.querySelector("[aria-live='polite']");
  await act(() => jest.advanceTimersByTimeAsync(600));
  rerender(<CharacterCounter length={4991} max={5000} />);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(announced?.textContent).toBe("");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(announced?.textContent).toBe("Characters left: 9");
});
