/** @jest-environment jsdom */
import { onIdle } from "./on-idle";

const idle = jest.fn<number, [() => void]>();

/** Reports that something was painted. */
let paint: (name: string) => void;

class FakeObserver {
  constructor(callback: (entries: Pick<PerformanceObserverEntryList, "getEntriesByName">, _: FakeObserver) => void) {
    paint = (name) => {
      const entries = [{ name, entryType: "paint", startTime: 1, duration: 0, toJSON: () => undefined }];
      callback({ getEntriesByName: (wanted) => entries.filter((entry) => entry.name === wanted) }, this);
    };
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  jest.useFakeTimers();
  idle.mockReset();
  Object.assign(window, { requestIdleCallback: idle, PerformanceObserver: FakeObserver });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a loaded page: when the browser reports idleness after the first paint", () => {
  const run = jest.fn();
  onIdle(run);
  paint("first-paint");
  expect(idle).not.toHaveBeenCalled();
  paint("first-contentful-paint");
  expect(run).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a loaded page that isn't painted: after five seconds", () => {
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(4999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a page that never loads: after 30 seconds", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
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
