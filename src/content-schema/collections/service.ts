import { z } from "zod";
import { icon, link, pictureAt } from "../shared-schemas";
import { collection, fileKey, group, order, paragraph, sample, singleLine } from "../fields";

const dollars = (description: string) => z.int().min(50).max(1_000_000).meta({ description });

export const service = collection("One service, shown on Home and on Services.", {
  sample: sample("The name is the client's. What it holds and what clients get are for the studio to confirm."),
  key: fileKey("The name of this file without its ending.", { anchorOn: "/services/" }),
  order: order(),
  name: singleLine(60, "The offering's name."),
  icon,
  summary: singleLine(190, "What it is and what the client gets, in about two lines."),
  picture: pictureAt("card").optional(),
  link,
  firstStep: group("FirstStep", "An order with a price, shown on Services. Leave it out where there is none.", {
    name: singleLine(60, "What one orders."),
    from: dollars("The price, or the lower end of its range, in US dollars, digits only."),
    to: dollars("The upper end of the range. Leave it out where the price is fixed.").optional(),
    takes: singleLine(40, "How long it takes."),
  })
    .refine(({ from, to }) => to === undefined || from < to, {
      path: ["to"],
      message: 'must be more than "from", the lower end of the range',
    })
    .optional(),
  note: paragraph("What else its price depends on, shown on Services.", 320).optional(),
});
