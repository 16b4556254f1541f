import { formatDollars } from "../../lib/format";
import { interpolate } from "../../lib/interpolate";
import { pricingStrings } from "../../strings/pricing-strings";

type Rate = Queries.RateFragment;

interface Range {
  readonly from: number;
  readonly to?: number | null | undefined;
}

interface Effort {
  readonly months: Range;
  readonly people: Range;
}

/** US dollars to which each end of a range is rounded. */
const roundedTo = 5000;

/** What one person costs for a month of full-time work, in US dollars. */
export const costPerMonth = ({ hours, perHour }: Rate): number => hours * perHour;

/** A budget range as people read it: `$40,000 to $125,000`, or `$505,000 or more`. Months times people times rate. */
export const formatPriceRange = ({ months, people }: Effort, rate: Rate): string => {
  const price = (length: number, team: number): string =>
    formatDollars(Math.round((length * team * costPerMonth(rate)) / roundedTo) * roundedTo);
  const from = price(months.from, people.from);
  return typeof months.to !== "number"
    ? interpolate(pricingStrings.rangeOpen, { from })
    : interpolate(pricingStrings.rangeBoth, { from, to: price(months.to, people.to ?? people.from) });
};

const countPeople = (count: number): string =>
  interpolate(count === 1 ? pricingStrings.person : pricingStrings.people, { count });

/** How many people work at a time: `1 to 1.5 people`. The label of the option says for how long. */
export const describeEffort = ({ people: { from, to } }: Effort): string =>
  typeof to !== "number" ? countPeople(from) : interpolate(pricingStrings.peopleRange, { from, to });
