import { formatDollars } from "./format";
import { interpolate } from "./text";

type Rate = Queries.RateFragment;

interface Range {
  readonly from: number;
  readonly to?: number | null | undefined;
}

interface Effort {
  readonly months: Range;
  readonly people: Range;
}

/** The words around the numbers: those of src/strings/pricing-strings.ts. */
interface Words {
  readonly rangeBoth: string;
  readonly rangeOpen: string;
  readonly person: string;
  readonly people: string;
  readonly peopleRange: string;
}

/** US dollars to which each end of a range is rounded. */
const roundedTo = 5000;

/** What one person costs for a month of full-time work, in US dollars. */
export const costPerMonth = ({ hours, perHour }: Rate): number => hours * perHour;

/** A budget range as people read it: `$40,000 to $125,000`, or `$505,000 or more`. Months times people times rate. */
export const formatPriceRange = ({ months, people }: Effort, rate: Rate, words: Words): string => {
  const price = (length: number, team: number): string =>
    formatDollars(Math.round((length * team * costPerMonth(rate)) / roundedTo) * roundedTo);
  const from = price(months.from, people.from);
  return typeof months.to !== "number"
    ? interpolate(words.rangeOpen, { from })
    : interpolate(words.rangeBoth, { from, to: price(months.to, people.to ?? people.from) });
};

const countPeople = (count: number, words: Words): string =>
  interpolate(count === 1 ? words.person : words.people, { count });

/** How many people work at a time: `1 to 1.5 people`. The label of the option says for how long. */
export const describeEffort = ({ people: { from, to } }: Effort, words: Words): string =>
  typeof to !== "number" ? countPeople(from, words) : interpolate(words.peopleRange, { from, to });
