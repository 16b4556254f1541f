/**
 * What can wait is run when the page has loaded, and after 25 seconds at the latest.
 * @jest-environment jsdom
 */
import { afterLoad } from "./load-script";

afterEach(() => jest.useRealTimers());

test.each([
  ["has loaded: at once", 0, 0],
  ["loads after 5 seconds: then", 5000, 5000],
  ["never finishes loading: after 25 seconds, and not again when it has", 40_000, 25_000],
])("a page that %s", (_, loadsAfter, runsAfter) => {
  jest.useFakeTimers();
  jest.spyOn(document, "readyState", "get").mockReturnValue(loadsAfter === 0 ? "complete" : "interactive");
  const start = Date.now();
  const run = jest.fn(() => Date.now() - start);
  setTimeout(() => window.dispatchEvent(new Event("load")), loadsAfter);
  afterLoad(run);
  jest.advanceTimersByTime(90_000);
  expect(run.mock.results.map(({ value }) => value)).toEqual([runsAfter]);
});
