/** @jest-environment jsdom */
import { onIdle } from "./on-idle";

// That the first view comes before: __tests__/e2e/first-view.spec.ts.

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a page that loads: once, two seconds after", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(5000);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a page that never finishes loading: after 30 seconds, and not again when it has", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(29_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a page that has loaded: two seconds later", () => {
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
});
