import { z } from "zod";
import { formatDollars } from "../lib/format";
import { interpolate } from "../lib/text";
import { costPerMonth, formatPriceRange } from "../lib/price-range";
import { pricingStrings } from "../strings/pricing-strings";
import { pricingPage } from "./collections/pricing-page";

/**
 * Placeholders: what several texts say is in one place, and the texts hold its name, such as {pricePerHour}. They are
 * filled in where content is read: by the content check, and for pages by the data layer.
 */

/** The entries of a collection by its GraphQL type, such as those of Gatsby's `getNodesByType`. */
export type EntriesOf = (type: (typeof placeholderSources)[number]) => readonly unknown[];

const pricing = pricingPage.pick({ rate: true, options: true }).strip();
const amountsOfTexts = z.object({ amounts: z.array(z.object({ name: z.string(), text: z.string() })) });
const measuredStudy = z.object({
  key: z.string(),
  measured: z.array(z.object({ key: z.string(), value: z.string() })),
});
const pricedService = z.object({ key: z.string(), offer: z.object({ price: z.string() }) });

/** The types that the values come from. */
export const placeholderSources = ["Amounts", "PricingPage", "Service", "CaseStudy"] as const;

/** Fills in the placeholders of all texts in a value. Those that stand for nothing stay, and the schemas refuse them. */
export const fillPlaceholders = (value: unknown, values: Readonly<Record<string, string>>): unknown => {
  if (typeof value === "string") return interpolate(value, values);
  if (Array.isArray(value)) return value.map((entry) => fillPlaceholders(entry, values));
  // YAML makes a Date of a day without quotes, which has no fields to fill in.
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillPlaceholders(part, values)]));
};

/**
 * What the placeholders stand for, by their names. CONTENT.md lists them.
 * @returns those of which the fields that they come from have no errors, which the content check reports
 */
export const placeholderValues = (entriesOf: EntriesOf): Readonly<Record<string, string>> => {
  const { data: { amounts } = {} } = amountsOfTexts.safeParse(entriesOf("Amounts")[0]);
  if (amounts === undefined) return {};
  const texts = Object.fromEntries(amounts.map(({ name, text }) => [name, text]));
  // The answers may hold those.
  const { data: { rate, options } = {} } = pricing.safeParse(fillPlaceholders(entriesOf("PricingPage")[0], texts));
  if (rate === undefined || options === undefined) return {};
  const values = {
    ...texts,
    hoursPerMonth: String(rate.hours),
    pricePerHour: formatDollars(rate.perHour),
    pricePerMonth: formatDollars(costPerMonth(rate)),
    ...Object.fromEntries(
      options.map((option) => [`price.${option.key}`, formatPriceRange(option, rate, pricingStrings)]),
    ),
    ...Object.fromEntries(options.map((option) => [`time.${option.key}`, option.label])),
  };
  const prices = entriesOf("Service")
    .flatMap((entry) => pricedService.safeParse(entry).data ?? [])
    .map(({ key, offer }) => [`price.${key}`, interpolate(offer.price, values)] as const);
  const numbers = entriesOf("CaseStudy")
    .flatMap((entry) => measuredStudy.safeParse(entry).data ?? [])
    .flatMap((study) => study.measured.map(({ key, value }) => [`${study.key}.${key}`, value] as const));
  return { ...values, ...Object.fromEntries([...prices, ...numbers]) };
};
