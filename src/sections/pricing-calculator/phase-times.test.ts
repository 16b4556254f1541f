// The phases of an estimate are said in months, or in years where they are long.
import { phaseTimes } from "./phase-times";

const from = (month: number) => ({ from: month, last: null });
const last = (months: number) => ({ from: null, last: months });

test.each([
  [
    [from(1), from(2), last(1)],
    ["Month 1", "From month 2", "Last month"],
  ],
  [
    [from(1), from(2), from(4), last(2)],
    ["Month 1", "Months 2 to 3", "From month 4", "Last 2 months"],
  ],
  [
    [from(1), from(13), from(25)],
    ["Year 1", "Year 2", "From year 3"],
  ],
])("%j is %j", (phases, times) => {
  expect(phaseTimes(phases)).toEqual(times);
});
