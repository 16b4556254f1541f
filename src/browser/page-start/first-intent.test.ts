/** @jest-environment jsdom */
import { onFirstIntent } from "./first-intent";

const moveTo = (clientX: number, clientY: number): void => {
  document.dispatchEvent(new MouseEvent("pointermove", { clientX, clientY }));
};

test("a pointer that rests where the page opens is no act; its move is one, once", () => {
  const run = jest.fn();
  onFirstIntent(run);
  moveTo(40, 60);
  moveTo(40, 60);
  expect(run).not.toHaveBeenCalled();
  moveTo(41, 60);
  moveTo(42, 60);
  document.dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(["pointerdown", "touchstart", "keydown", "focusin"])("%s is an act", (intent) => {
  const run = jest.fn();
  onFirstIntent(run);
  document.dispatchEvent(new Event(intent));
  document.dispatchEvent(new Event(intent));
  expect(run).toHaveBeenCalledTimes(1);
});
