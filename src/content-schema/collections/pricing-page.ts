import { z } from "zod";
import { head, link, pageHeader, sampleNote, section, source } from "../shared-schemas";
import { collection, fixedAnchor, heading, key, paragraph, sample, singleLine } from "../fields";

const dollars = (description: string) => z.int().min(1000).max(10_000_000).meta({ description });

export const pricingPage = collection("The Pricing page: one question, its answers, and how the ranges are made.", {
  sample: sample("Teams, rates and ranges are invented."),
  head,
  pageHeader,
  question: z
    .strictObject({
      title: heading(60, "The name of the calculator."),
      text: singleLine(120, "The question in a sentence."),
      sampleNote: sampleNote.optional(),
    })
    .meta({ id: "PricingQuestion", description: "The question and the words around its answers." }),
  options: z
    .array(
      z
        .strictObject({
          key: key("The choice as it stands in the address: 3-6-months."),
          label: heading(40, "The duration as wide screens show it."),
          shortLabel: heading(40, "The duration as phones show it. Leave it out where it is the same.").optional(),
          goodFor: singleLine(140, "What such a project usually is."),
          team: z.array(singleLine(80, "One role.")).min(1).meta({ description: "Who works on it." }),
          phases: z.array(singleLine(120, "One phase.")).min(2).meta({ description: "What happens, in order." }),
          from: dollars("Lower end of the range, in US dollars, digits only."),
          to: dollars("Upper end of the range, in US dollars, digits only. Leave it out for an open end.").optional(),
          rangeNote: singleLine(160, "A word on the range.").optional(),
        })
        .refine(({ from, to }) => to === undefined || from <= to, {
          path: ["from"],
          message: 'is above "to", the upper end, but must be below it',
        })
        .meta({ id: "PricingOption", description: "One answer." }),
    )
    .min(2)
    .max(6)
    .meta({ description: "The answers to the question." }),
  budget: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      anchor: fixedAnchor("budget-details"),
      sections: z.array(section).min(1).meta({ description: "How the ranges are made." }),
    })
    .meta({ id: "PricingBudget", description: "How the ranges are made." }),
  returnOnInvestment: z
    .strictObject({
      heading: heading(80, "The heading of this part of the page."),
      text: paragraph("The statistic, worded with care.", 500),
      sources: z.array(source).optional().meta({ description: "Where it comes from." }),
    })
    .meta({ id: "PricingReturn", description: "The line on what user experience work returns." }),
  link,
});
