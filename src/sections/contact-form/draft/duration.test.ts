import { exampleDurations } from "../../../styleguide/examples/contact-form";
import { chosenDuration, withDuration } from "./duration";

const [months, years] = exampleDurations;
const put = (message: string, chosen: (typeof exampleDurations)[number] = months): string =>
  withDuration(message, chosen, exampleDurations, "Expected time: {duration}");

describe("the choice that an address carries", () => {
  it.each([
    ["?duration=3-6-months", months],
    ["?from=pricing&duration=3-plus-years", years],
    ["?duration=forever", undefined],
    ["?duration=", undefined],
    ["", undefined],
  ])("%p", (search, chosen) => {
    expect(chosenDuration(search, exampleDurations)).toBe(chosen);
  });

  it("is none on pages that know no choices", () => {
    expect(chosenDuration("?duration=3-6-months", undefined)).toBeUndefined();
  });
});

describe("the choice in front of a message", () => {
  it.each([
    ["an empty message", "", "Expected time: 3-6 months\n\n"],
    ["a message", "Hello", "Expected time: 3-6 months\n\nHello"],
    ["a message that has it", "Expected time: 3-6 months\n\nHello", "Expected time: 3-6 months\n\nHello"],
    [
      "a message with another choice",
      "Expected time: 3+ years / long term\n\nHello",
      "Expected time: 3-6 months\n\nHello",
    ],
    ["another choice alone", "Expected time: 3+ years / long term", "Expected time: 3-6 months\n\n"],
    [
      "a line that only begins alike",
      "Expected time: 3-6 months at most",
      "Expected time: 3-6 months\n\nExpected time: 3-6 months at most",
    ],
  ])("stands before %s", (_, message, expected) => {
    expect(put(message)).toBe(expected);
  });
});
