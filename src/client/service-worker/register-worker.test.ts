/**
 * The service worker is registered two seconds after its script came, and within 30 seconds of the page's start.
 * @jest-environment jsdom
 */
import { registerWorkerWhenIdle } from "./register-worker";

afterEach(() => jest.useRealTimers());

test.each([
  ["at once", 0, 2000],
  ["after 25 seconds", 25_000, 27_000],
  ["after 29 seconds", 29_000, 30_000],
  ["later", 31_000, 31_000],
])("its script comes %s", (_, comesAt, registeredAt) => {
  jest.useFakeTimers();
  const register = jest.fn(() => new Promise(() => undefined));
  Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
  setTimeout(registerWorkerWhenIdle, comesAt);
  jest.advanceTimersByTime(registeredAt - 1);
  expect(register).not.toHaveBeenCalled();
  // A timer takes a millisecond at least.
  jest.advanceTimersByTime(2);
  expect(register).toHaveBeenCalledTimes(1);
});
