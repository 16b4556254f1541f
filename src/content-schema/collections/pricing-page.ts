import { z } from "zod";
import { head, link, pageHeader, sampleNote, section, source } from "../shared-schemas";
import { collection, fixedAnchor, group, heading, key, list, paragraph, sample, singleLine } from "../fields";

const dollars = (description: string) => z.int().min(1000).max(10_000_000).meta({ description });

export const pricingPage = collection("The Pricing page: one question, its answers, and how the ranges are made.", {
  sample: sample("Teams, rates and ranges are invented."),
  head,
  pageHeader,
  question: group("PricingQuestion", "The question and the words around its answers.", {
    title: heading(60, "The name of the calculator."),
    text: singleLine(120, "The question in a sentence."),
    sampleNote: sampleNote.optional(),
  }),
  options: list(
    "The answers to the question.",
    z
      .strictObject({
        key: key("The choice as it is written in the address: 3-6-months."),
        label: heading(40, "The duration as wide screens show it."),
        shortLabel: heading(40, "The duration as phones show it. Leave it out where it is the same.").optional(),
        goodFor: singleLine(140, "What such a project usually is."),
        team: list("Who works on it.", singleLine(80, "One role.")),
        phases: list("What happens, in order.", singleLine(120, "One phase."), 2),
        from: dollars("Lower end of the range, in US dollars, digits only."),
        to: dollars("Upper end of the range, in US dollars, digits only. Leave it out for an open end.").optional(),
        rangeNote: singleLine(160, "A note on the range.").optional(),
      })
      .refine(({ from, to }) => to === undefined || from <= to, {
        path: ["from"],
        message: 'This is above "to", the upper end of the range.',
        params: { fix: 'Write a lower number here, or a higher one at "to".' },
      })
      .meta({ id: "PricingOption", description: "One answer." }),
    2,
    6,
  ),
  budget: group("PricingBudget", "How the ranges are made.", {
    heading: heading(80, "The heading of this part of the page."),
    anchor: fixedAnchor("budget-details"),
    sections: list("How the ranges are made.", section),
  }),
  returnOnInvestment: group("PricingReturn", "The line on what user experience work returns.", {
    heading: heading(80, "The heading of this part of the page."),
    text: paragraph("The statistic, worded with care.", 500),
    sources: list("Where it comes from.", source).optional(),
  }),
  link,
});
