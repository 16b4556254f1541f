/** @jest-environment jsdom */
import { onIdle, onLoad } from "./on-idle";

// That the first view comes before: __tests__/e2e/first-view.spec.ts.

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "prerendering");
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

test("a prerendered page: when the visitor opens it", () => {
  const run = jest.fn();
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  onLoad(run);
  window.dispatchEvent(new Event("load"));
  expect(run).not.toHaveBeenCalled();
  Object.defineProperty(document, "prerendering", { value: false, configurable: true });
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(run).toHaveBeenCalledTimes(1);
});
