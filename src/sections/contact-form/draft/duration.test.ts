import { exampleDurations } from "../../../styleguide/examples/contact-form";
import { chosenDuration, withDuration } from "./duration";

const [months] = exampleDurations;
const line = "Expected time for the project:";

it("the choice is one of the durations or none", () => {
  expect(chosenDuration("?from=pricing&duration=3-6-months", exampleDurations)).toBe(months);
  expect(chosenDuration("?duration=forever", exampleDurations)).toBeUndefined();
});

it.each([
  ["a message", "Hello", "Hello"],
  ["a message with another choice", `${line} 3+ years / long term\n\nHello`, "Hello"],
  ["another choice alone", `${line} 3+ years / long term`, ""],
  ["a line that only begins alike", `${line} 3-6 months at most`, `${line} 3-6 months at most`],
])("the choice comes before %s", (_, message, rest) => {
  expect(withDuration(message, months, exampleDurations)).toBe(`${line} 3-6 months\n\n${rest}`);
});
