import { interpolate } from "../../lib/interpolate";
import { pricingStrings as strings } from "./pricing-strings";

type Phase = Pick<Queries.PricingOptionFragment["phases"][number], "from" | "last">;

/** A span in months, or in years where it begins and ends with one. @param to its last month; open without one */
const nameSpan = (from: number, to: number | undefined): string => {
  const isYears = from % 12 === 1 && (to === undefined ? from > 12 : to % 12 === 0);
  const [first, last] = isYears ? [(from - 1) / 12 + 1, to === undefined ? undefined : to / 12] : [from, to];
  const unit = isYears ? strings.years : strings.months;
  if (last === undefined) return interpolate(unit.open, { first });
  return interpolate(first === last ? unit.one : unit.several, { first, last });
};

/** When each phase of a project is: `Month 1`, `Months 2 to 4`, `From month 5`, `Last 2 months`. */
export const phaseTimes = (phases: readonly Phase[]): readonly string[] =>
  phases.map(({ from, last }, index) => {
    if (from === null) return interpolate(last === 1 ? strings.lastMonth : strings.lastMonths, { count: last ?? 0 });
    const next = phases[index + 1]?.from;
    return nameSpan(from, next === undefined || next === null ? undefined : next - 1);
  });
