/** @jest-environment jsdom */
import { exampleStarters } from "../../styleguide/examples/contact-form";
import { starterOf, takeStarter, withStarter } from "./message-starters";

const [months, years] = exampleStarters;

/** What becomes of an address. */
const take = (address: string) => {
  window.history.replaceState({ kept: true }, "", address);
  const starter = takeStarter(exampleStarters);
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
  expect(starterOf(message, exampleStarters)).not.toBe(months);
  const opened = withStarter(message, months, exampleStarters);
  expect(opened).toBe(`${months.line}\n\n${rest}`);
  expect(starterOf(opened, exampleStarters)).toBe(months);
});
