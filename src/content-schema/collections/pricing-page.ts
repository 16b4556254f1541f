import { z } from "zod";
import { intro, link, pageTop, pulled, source } from "../shared-schemas";
import { collection, distinct, group, key, list, paragraph, paragraphs, sample, singleLine } from "../fields";

const months = (description: string) => z.int().min(1).max(120).meta({ description });

const people = (description: string) =>
  z
    .number()
    .min(0.25)
    .max(20)
    .multipleOf(0.25, "This isn't a number of quarters.\nWrite one that is, such as 1.25, 1.5 or 1.75")
    .meta({ description });

const notLarger =
  'This is not larger than "from".\nWrite a larger number than in "from", exchange the two, or delete this line.';

/** The times that a text says, in months: 6 and 12 of "6 months-1 year". */
const monthsIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(/(\d+(?:\.\d+)?)(?=.*?(month|year))/giu), ([, count, unit]) =>
    Math.round(Number(count) * (unit?.toLowerCase() === "year" ? 12 : 1)),
  );

const option = z
  .strictObject({
    key: key("The choice as it is written in the address: 3-6-months."),
    label: singleLine(40, "The duration as wide screens show it."),
    shortLabel: singleLine(40, "The duration as phones show it. Leave it out where it is the same.").optional(),
    goodFor: singleLine(140, "What such a project usually is."),
    months: group("PricingMonths", "How long such a project takes. The price range is computed from it.", {
      from: months("The shortest time, in months."),
      to: months("The longest time, in months. Leave it out for an open end.").optional(),
    }),
    people: group("PricingPeople", "How many people work at a time. The price range is computed from it.", {
      from: people("The smallest team: 1.5 is one person full time and one half the time."),
      to: people("The largest team. Leave it out where it is the same.").optional(),
    }),
    phases: list(
      "What happens, in order.",
      group("PricingPhase", "One phase.", {
        when: singleLine(40, "When it is: Months 1 to 3."),
        text: singleLine(110, "What happens in it."),
      }),
      2,
    ),
  })
  .superRefine(({ label, months: time, people: team }, { addIssue }) => {
    const said = monthsIn(label);
    const { from: shortest, to: longest } = time;
    const computed = longest === undefined ? `${shortest} or more` : `${shortest} to ${longest}`;
    const otherTime = `This is another time than that of "months" below it: ${computed} months.\nCorrect the one that is wrong.`;
    if (said.length > 0 && said.join() !== [shortest, longest ?? []].flat().join())
      addIssue({ code: "custom", path: ["label"], input: label, message: otherTime });
    for (const [field, { from, to = Infinity }] of Object.entries({ months: time, people: team }))
      if (from >= to) addIssue({ code: "custom", path: [field, "to"], input: to, message: notLarger });
  })
  .meta({ id: "PricingOption", description: "One answer." });

export const pricingPage = collection("The Pricing page: one question, its answers, and how the ranges are made.", {
  sample: sample("Rates, ranges, phases and people are invented."),
  ...pageTop,
  smaller: group("PricingSmaller", "Points to the first steps with a fixed price, which are in content/services.", {
    text: paragraph("One or two sentences.", 240),
    link,
  }),
  question: group("PricingQuestion", "The question and the words around its answers.", {
    text: singleLine(120, "The question in a sentence."),
    overlap: singleLine(240, "Why the price ranges overlap. The link to the budget details follows it."),
  }),
  rate: group("PricingRate", "What one person costs. The price ranges are computed from it.", {
    hours: z.int().min(1).max(200).meta({ description: "The hours of a full-time month." }),
    perHour: z.int().min(1).max(1000).meta({ description: "US dollars an hour, digits only." }),
  }),
  options: list("The answers to the question.", option, 2, 6)
    .superRefine(distinct("key"))
    .superRefine((answers, { addIssue }) => {
      const index = answers.findIndex(({ months: { from } }, next) => from < (answers[next - 1]?.months.from ?? 0));
      const message = "The answer above this one takes longer.\nPut the shorter one first.";
      if (index !== -1) addIssue({ code: "custom", path: [index], input: answers[index], message });
    }),
  budget: group(
    "PricingBudget",
    "How the ranges are made.",
    {
      heading: intro.heading,
      pulled,
      rules: list(
        "How a range is computed, and what belongs to a price.",
        group("BudgetRule", "One rule.", {
          heading: singleLine(80, "Its name."),
          pulled,
          paragraphs: paragraphs(
            "The rest of the rule. On phones it's folded. Prices are {hoursPerMonth}, {pricePerHour}, and {pricePerMonth}.",
          ),
        }),
        2,
      ),
    },
    { elementId: "budget-details" },
  ),
  returnOnInvestment: group("PricingReturn", "The line on what user experience work returns.", {
    heading: intro.heading,
    text: paragraph("The statistic, worded with care.", 500),
    sources: list("Where it comes from.", source).optional(),
  }),
  estimate: group("PricingEstimate", "The call to action at the end.", { ...intro, link }),
});
