/** @jest-environment jsdom */
import { onIdle } from "./on-idle";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["loads after 5 seconds: two seconds after", 5000, 7000],
  ["never finishes loading: after 30 seconds, and not again when it has", 30_000, 30_000],
])("a page that %s", (_, loadsAfter, runsAfter) => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const run = jest.fn(() => Date.now());
  setTimeout(() => window.dispatchEvent(new Event("load")), loadsAfter);
  const start = Date.now();
  onIdle(run);
  jest.advanceTimersByTime(90_000);
  expect(run.mock.results.map(({ value }) => value - start)).toEqual([runsAfter]);
});

test("a page that has loaded: two seconds later", () => {
  const run = jest.fn();
  onIdle(run);
  jest.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
});
