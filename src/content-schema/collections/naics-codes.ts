import { z } from "zod";
import { heading, paragraph } from "../fields";

/** Industry codes (North American Industry Classification System) the studio works under. */
export const naicsCodes = z.strictObject({
  codes: z
    .array(
      z
        .strictObject({
          code: z
            .string()
            .regex(/^\d{6}$/u, "must be six digits in quotes")
            .meta({ description: "Six digits, in quotes." }),
          title: heading(120, "The official title."),
          plain: paragraph("What it means for a client, in plain words.", 240),
          primary: z.boolean().optional().meta({ description: "true for the main code. Only one is." }),
        })
        .meta({ id: "NaicsCode", description: "One code." }),
    )
    .min(1)
    .meta({ description: "The codes, the main one first." }),
});
