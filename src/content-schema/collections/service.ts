import { z } from "zod";
import { formatDollars } from "../../lib/format";
import { servicesPath } from "../../lib/page-path";
import { icon, link, pictureAt } from "../shared-schemas";
import { collection, fileKey, group, order, paragraph, sample, singleLine } from "../fields";
import { textRule } from "../text-rules";

/** The amounts in a price, in US dollars: one, or the two ends of a range. */
const amountsIn = (text: string): readonly number[] =>
  text.split(" to ").map((part) => Number(part.replaceAll(/\D/gu, "")));

/** How to write a price: the one that is meant, where the text has one or two amounts. */
const explainPrice = (text: string): string => {
  const amounts = text.match(/(?<![\d.,])\d+(?:[.,]\d{3})*(?![.,]?\d)/gu) ?? [];
  const prices = amounts.map((amount) => formatDollars(Number(amount.replaceAll(/\D/gu, ""))));
  const meant =
    prices.length > 0 && prices.length < 3
      ? prices.join(" to ")
      : "a price such as $4,000, or a range such as $500 to $1,500";
  return `This is not written as a price.\nWrite ${meant}, without more words.`;
};

/** A price may repeat that of an option, but none of a service, as its own is one of them. */
const priceOfOption = textRule("placeholder", (text) => {
  const message = `There is no option in content/pages/pricing/pricing.yaml with the price ${text}.`;
  const fix = "Correct the name. If it is a price of its own, write it in dollars, such as $4,000.";
  return /[{}]/u.test(text) ? [message, fix] : undefined;
});

const price = singleLine(40, "The price, such as $4,000, or its range, such as $500 to $1,500.", {}, priceOfOption)
  .regex(/^\$\d{1,3}(?:,\d{3})*(?: to \$\d{1,3}(?:,\d{3})*| or more)?$/u, {
    error: ({ input }) => explainPrice(String(input)),
  })
  .refine((text) => {
    const [lowest = 0, highest = Infinity] = amountsIn(text);
    return lowest < highest;
  }, "The lower price comes first.\nExchange the two.");

export const service = collection("One service, shown on Home and on Services.", {
  sample: sample("The name is the client's. What it holds and what clients get are for the studio to confirm."),
  key: fileKey("The name of this file without its ending.", { anchorOn: servicesPath }),
  order: order(),
  name: singleLine(60, "The offering's name.", { unique: "name" }),
  icon,
  project: z
    .boolean()
    .optional()
    .meta({ description: "True: a project, priced by its length. Services shows it after the small orders." }),
  summary: singleLine(240, "What it is and what the client gets, in about three lines."),
  picture: pictureAt("card").optional(),
  link,
  offer: group("Offer", "An order with a price, shown on Services. Leave it out where there is none.", {
    name: singleLine(60, "What one orders."),
    price,
    takes: singleLine(40, "How long it takes."),
  }).optional(),
  note: paragraph("What else its price depends on, shown on Services.", 600).optional(),
});
