import { exampleOpenings } from "../../../styleguide/examples/contact-form";
import { chosenOpening, withOpening } from "./opening";

const [months, years] = exampleOpenings;

test("the opening is one of those given or none", () => {
  expect(chosenOpening("?from=pricing&duration=3-6-months", exampleOpenings)).toBe(months);
  expect(chosenOpening("?duration=forever", exampleOpenings)).toBeUndefined();
  expect(chosenOpening("?wish=3-6-months", exampleOpenings)).toBeUndefined();
});

test.each([
  ["a message", "Hello", "Hello"],
  ["a message with another opening", `${years.line}\n\nHello`, "Hello"],
  ["another opening alone", years.line, ""],
  ["a line that only begins alike", `${months.line} at most`, `${months.line} at most`],
])("the opening comes before %s", (_, message, rest) => {
  expect(withOpening(message, months, exampleOpenings)).toBe(`${months.line}\n\n${rest}`);
});
