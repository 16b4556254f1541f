import { formatDate } from "./format-date";

// Midnight in Greenwich is the evening before in Atlanta: the day must not slip.
test.each([
  ["2026-11-21", "November 21, 2026"],
  ["2026-01-01", "January 1, 2026"],
  ["2028-02-29", "February 29, 2028"],
])("%s", (day, words) => {
  expect(formatDate(day)).toBe(words);
});
