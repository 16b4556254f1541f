/** @jest-environment jsdom */
import { onIdle } from "./on-idle";

// The first paint and idleness: __tests__/e2e/first-view.spec.ts.

beforeEach(() => {
  jest.useFakeTimers();
  // A page that isn't painted.
  const PerformanceObserver = jest.fn(() => ({ observe: jest.fn() }));
  Object.assign(window, { requestIdleCallback: jest.fn(), PerformanceObserver });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a page that is painted but, with no frame to draw, never called idle: one second after the paint", () => {
  const paint = { getEntriesByName: () => [{}] };
  const PerformanceObserver = jest.fn((report: (entries: typeof paint, observer: object) => void) => ({
    observe: () => {
      report(paint, { disconnect: jest.fn() });
    },
  }));
  const requestIdleCallback = jest.fn((callback: () => void, { timeout }: IdleRequestOptions) => {
    setTimeout(callback, timeout);
  });
  Object.assign(window, { PerformanceObserver, requestIdleCallback });
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(["interactive", "complete"] as const)("a page that is %s and never painted: after 30 seconds", (state) => {
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(29_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a browser without requestIdleCallback: two seconds after load", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  onIdle(run);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
