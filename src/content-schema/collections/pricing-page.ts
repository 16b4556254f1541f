import { z } from "zod";
import { intro, link, pageTop, section, source } from "../shared-schemas";
import { collection, fixedAnchor, group, heading, key, list, paragraph, sample, singleLine, template } from "../fields";

const months = (description: string) => z.int().min(1).max(120).meta({ description });

const people = (description: string) => z.number().min(0.25).max(20).multipleOf(0.25).meta({ description });

const phase = group("PricingPhase", "One phase. It lasts until the next one begins.", {
  from: months('The month in which it begins. The first phase has 1; the last may have "last" instead.').optional(),
  last: months("For the last phase: how many months before the end it begins.").optional(),
  text: singleLine(110, "What happens in it."),
});

interface Option {
  readonly months: { readonly from: number; readonly to?: number | undefined };
  readonly phases: readonly z.output<typeof phase>[];
}

/** Phases that leave no month out and share none, however short the project: the first begins in month 1, each later. */
const coversEachMonthOnce = ({ months: { from: shortest }, phases }: Option): boolean => {
  const starts = phases.map(({ from, last }, index) =>
    index === phases.length - 1 && from === undefined && last !== undefined ? shortest - last + 1 : (from ?? 0),
  );
  return (
    phases.every(({ from, last }) => (from === undefined) !== (last === undefined)) &&
    starts.every((start, index) => (index === 0 ? start === 1 : start > (starts[index - 1] ?? start)))
  );
};

const option = z
  .strictObject({
    key: key("The choice as it is written in the address: 3-6-months."),
    label: heading(40, "The duration as wide screens show it."),
    shortLabel: heading(40, "The duration as phones show it. Leave it out where it is the same.").optional(),
    goodFor: singleLine(140, "What such a project usually is."),
    months: group("PricingMonths", "How long such a project takes. The price range is computed from it.", {
      from: months("The shortest time, in months."),
      to: months("The longest time, in months. Leave it out for an open end.").optional(),
    }),
    people: group("PricingPeople", "How many people work at a time. The price range is computed from it.", {
      from: people("The smallest team: 1.5 is one person full time and one half the time."),
      to: people("The largest team. Leave it out where it is the same.").optional(),
    }),
    phases: list("What happens, in order.", phase, 2),
  })
  .refine(({ months: { from, to } }) => to === undefined || from < to, {
    path: ["months", "to"],
    message: 'This is not longer than "from", the shortest time.',
    params: { fix: 'Write a higher number here, or a lower one at "from".' },
  })
  .refine(coversEachMonthOnce, {
    path: ["phases"],
    message: "The phases leave a month out, or two of them share one.",
    params: {
      fix: 'Begin the first phase with "from: 1", each other with a later month. With "last", the last phase must begin after the one before it, even in the shortest project.',
    },
  })
  .meta({ id: "PricingOption", description: "One answer." });

export const pricingPage = collection("The Pricing page: one question, its answers, and how the ranges are made.", {
  sample: sample("Rates, ranges, phases and people are invented."),
  ...pageTop,
  smaller: group("PricingSmaller", "Points to the first steps with a fixed price, which are in content/services.", {
    text: template(200, "One or two sentences; {from} becomes the lowest price of a first step.", "from"),
    link,
  }),
  question: group("PricingQuestion", "The question and the words around its answers.", {
    title: heading(60, "The name of the calculator."),
    text: singleLine(120, "The question in a sentence."),
  }),
  rate: group("PricingRate", "What one person costs. The price ranges are computed from it.", {
    hours: z.int().min(1).max(200).meta({ description: "The hours of a full-time month." }),
    perHour: z.int().min(1).max(1000).meta({ description: "US dollars an hour, digits only." }),
  }),
  options: list("The answers to the question.", option, 2, 6),
  budget: group("PricingBudget", "How the ranges are made.", {
    heading: intro.heading,
    anchor: fixedAnchor("budget-details"),
    math: group("PricingMath", "How a range is computed.", {
      heading: heading(80, "Its heading."),
      text: template(
        500,
        "The rule in words; {hours}, {perHour} and {perMonth} become the numbers of the rate above.",
        "hours",
        "perHour",
        "perMonth",
      ),
    }),
    sections: list("What else belongs to a price.", section),
  }),
  returnOnInvestment: group("PricingReturn", "The line on what user experience work returns.", {
    heading: intro.heading,
    text: paragraph("The statistic, worded with care.", 500),
    sources: list("Where it comes from.", source).optional(),
  }),
  link,
});
