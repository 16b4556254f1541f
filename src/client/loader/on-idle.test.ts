/** @jest-environment jsdom */
import { onIdle } from "./on-idle";

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

test("a loaded page: when the browser reports idleness, within five seconds", () => {
  const run = jest.fn();
  onIdle(run);
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 });
  expect(run).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  jest.advanceTimersByTime(60_000);
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
