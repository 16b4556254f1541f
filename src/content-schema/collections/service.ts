import { z } from "zod";
import { icon, link, pictureAt } from "../shared-schemas";
import { collection, fileKey, group, order, paragraph, sample, singleLine } from "../fields";
import { textRule } from "../text-rules";

/** A price may repeat that of an option, but none of a service, as its own is one of them. */
const priceOfOption = textRule("placeholder", (price) => {
  const message = `There is no option in content/pages/pricing/pricing.yaml with the price ${price}.`;
  return /[{}]/u.test(price) ? [message, "Write the price in dollars, such as $4,000.", price] : undefined;
});

export const service = collection("One service, shown on Home and on Services.", {
  sample: sample("The name is the client's. What it holds and what clients get are for the studio to confirm."),
  key: fileKey("The name of this file without its ending.", { anchorOn: "/services/" }),
  order: order(),
  name: singleLine(60, "The offering's name."),
  icon,
  project: z
    .boolean()
    .optional()
    .meta({ description: "True: a project, priced by its length. Services shows it after the small orders." }),
  summary: singleLine(240, "What it is and what the client gets, in about three lines."),
  picture: pictureAt("card").optional(),
  link,
  firstStep: group("FirstStep", "An order with a price, shown on Services. Leave it out where there is none.", {
    name: singleLine(60, "What one orders."),
    price: singleLine(40, "The price, such as $4,000, or its range, such as $500 to $1,500.", {}, priceOfOption)
      .regex(
        /^\$\d{1,3}(?:,\d{3})*(?: to \$\d{1,3}(?:,\d{3})*| or more)?$/u,
        "This is not written as a price.\nWrite a price such as $4,000, or a range such as $500 to $1,500, without more words.",
      )
      .refine((price) => {
        const [lowest = 0, highest = Infinity] = price.split(" to ").map((part) => Number(part.replaceAll(/\D/gu, "")));
        return lowest < highest;
      }, "The lower price comes first.\nExchange the two."),
    takes: singleLine(40, "How long it takes."),
  }).optional(),
  note: paragraph("What else its price depends on, shown on Services.", 600).optional(),
});
