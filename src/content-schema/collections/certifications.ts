import { z } from "zod";
import { picture } from "../shared-schemas";
import { address, key, line, paragraph } from "../fields";

/** The certifications and their badges. The badges are our own drawings: no body's logo is copied. */
export const certifications = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          key: key("A short name, such as cpacc."),
          short: line(20, "The letters people know, such as CPACC."),
          name: line(120, "The full name."),
          body: line(120, "Who awards it."),
          text: paragraph("What it shows, in plain words.", 320),
          url: address("The awarding body's page about it."),
          badge: picture,
        })
        .meta({ id: "Certification", description: "One certification." }),
    )
    .min(1)
    .meta({ description: "The certifications." }),
});
