/** @jest-environment jsdom */
import { whenStable } from "./when-stable";

const idle = jest.fn<number, [() => void, { timeout: number }]>();

beforeEach(() => {
  jest.useFakeTimers();
  idle.mockReset();
  Object.assign(window, { requestIdleCallback: idle });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a loaded page is stable when the browser calls it idle, and within five seconds", () => {
  const run = jest.fn();
  whenStable(run);
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 });
  expect(run).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a page that never loads is not waited for longer than 30 seconds", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  whenStable(run);
  jest.advanceTimersByTime(29_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("a browser that knows no idleness gets two seconds after the load event", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn();
  whenStable(run);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});
