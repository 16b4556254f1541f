import { retryDelay } from "./retry-delay";

test.each([
  [500, null, 1000],
  [503, "3", 3000],
  [503, "600", undefined],
  [429, null, 1000],
  [429, "0", 1000],
  [429, "5", 5000],
  [429, "6", undefined],
  [429, "Fri, 21 Nov 2026 12:00:00 GMT", undefined],
  [400, null, undefined],
  [413, "1", undefined],
])("HTTP %d with Retry-After %p waits %p milliseconds", (httpStatus, retryAfter, wait) => {
  expect(retryDelay({ httpStatus, retryAfter })).toBe(wait);
});
