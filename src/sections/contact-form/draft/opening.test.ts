/** @jest-environment jsdom */
import { exampleOpenings } from "../../../styleguide/examples/contact-form";
import { openingOf, takeOpening, withOpening } from "./opening";

const [months, years] = exampleOpenings;

/** What becomes of an address. */
const take = (address: string) => {
  window.history.replaceState({ kept: true }, "", address);
  const opening = takeOpening(exampleOpenings);
  return { opening, address: window.location.href.replace(window.location.origin, ""), state: window.history.state };
};

test.each([
  ["/a/?from=pricing&duration=3-6-months#form", months, "/a/?from=pricing#form"],
  ["/a/?duration=forever", undefined, "/a/?duration=forever"],
  ["/a/?wish=3-6-months", undefined, "/a/?wish=3-6-months"],
])("%s is taken out of the address, where it is one of those given", (asked, opening, address) => {
  expect(take(asked)).toEqual({ opening, address, state: { kept: true } });
});

test.each([
  ["a message", "Hello", "Hello"],
  ["a message with another opening", `${years.line}\n\nHello`, "Hello"],
  ["another opening alone", years.line, ""],
  ["a line that only begins alike", `${months.line} at most`, `${months.line} at most`],
])("the opening comes before %s", (_, message, rest) => {
  expect(openingOf(message, exampleOpenings)).not.toBe(months);
  const opened = withOpening(message, months, exampleOpenings);
  expect(opened).toBe(`${months.line}\n\n${rest}`);
  expect(openingOf(opened, exampleOpenings)).toBe(months);
});
