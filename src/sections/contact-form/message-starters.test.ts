// What a visitor chose elsewhere begins the message, in the place of what was chosen before.
import { starterOf, withStarter } from "./message-starters";

const months = { parameter: "duration", key: "3-6-months", line: "Time: 3-6 months", note: "You chose 3-6 months." };
const years = { parameter: "duration", key: "3-plus-years", line: "Time: 3+ years", note: "You chose 3+ years." };
const starters = [months, years];

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
