/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NextStart } from "./next-start";

beforeEach(() => jest.useFakeTimers({ now: new Date("2027-01-11T09:00:00Z") }));
afterEach(() => jest.useRealTimers());

test.each(["2027-01-11", "2027-02-01"])("a start on %s is named, today's too", (day) => {
  render(<NextStart day={day} />);
  expect(screen.getByRole("time").getAttribute("datetime")).toBe(day);
});

test.each([null, "2027-01-10"])("no start is named for %s", (day) => {
  render(<NextStart day={day} />);
  expect(screen.queryByRole("time")).toBeNull();
});
