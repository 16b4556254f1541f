import { exampleDurations } from "../../../styleguide/examples/contact-form";
import { chosenDuration, withDuration } from "./duration";

const [months, years] = exampleDurations;

it.each([
  ["?duration=3-6-months", exampleDurations, months],
  ["?from=pricing&duration=3-plus-years", exampleDurations, years],
  ["?duration=forever", exampleDurations, undefined],
  ["", exampleDurations, undefined],
  ["?duration=3-6-months", undefined, undefined],
])("the choice at %p of %j", (search, durations, chosen) => {
  expect(chosenDuration(search, durations)).toBe(chosen);
});

it.each([
  ["an empty message", "", ""],
  ["a message", "Hello", "Hello"],
  ["a message that has it", "Expected time: 3-6 months\n\nHello", "Hello"],
  ["a message with another choice", "Expected time: 3+ years / long term\n\nHello", "Hello"],
  ["another choice alone", "Expected time: 3+ years / long term", ""],
  ["a line that only begins alike", "Expected time: 3-6 months at most", "Expected time: 3-6 months at most"],
])("the choice stands before %s", (_, message, rest) => {
  expect(withDuration(message, months, exampleDurations, "Expected time: {duration}")).toBe(
    `Expected time: 3-6 months\n\n${rest}`,
  );
});
