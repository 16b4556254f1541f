/** What a visitor chose elsewhere begins the message, once, and leaves the address.
 * @jest-environment jsdom */
import { starterOf, takeStarter, withStarter } from "./message-starters";

const months = { parameter: "duration", key: "3-6-months", line: "Time: 3-6 months", note: "You chose 3-6 months." };
const years = { parameter: "duration", key: "3-plus-years", line: "Time: 3+ years", note: "You chose 3+ years." };
const starters = [months, years];

/** What becomes of an address. */
const take = (address: string) => {
  window.history.replaceState({ kept: true }, "", address);
  const starter = takeStarter(starters);
  return { starter, address: window.location.href.replace(window.location.origin, ""), state: window.history.state };
};

test.each([
  ["/a/?from=pricing&duration=3-6-months#form", months, "/a/?from=pricing#form"],
  ["/a/?duration=forever", undefined, "/a/?duration=forever"],
  ["/a/?wish=3-6-months", undefined, "/a/?wish=3-6-months"],
])("%s is taken out of the address, where it is one of those given", (asked, starter, address) => {
  expect(take(asked)).toEqual({ starter, address, state: { kept: true } });
});

test.each([
  ["a message", "Hello", "Hello"],
  ["a message with another starter", `${years.line}\n\nHello`, "Hello"],
  ["another starter alone", years.line, ""],
  ["a line that only begins alike", `${months.line} at most`, `${months.line} at most`],
])("the starter comes before %s", (_, message, rest) => {
  expect(starterOf(message, starters)).not.toBe(months);
  const opened = withStarter(message, months, starters);
  expect(opened).toBe(`${months.line}\n\n${rest}`);
  expect(starterOf(opened, starters)).toBe(months);
});
