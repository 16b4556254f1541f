import { z } from "zod";
import { collection, distinct, group, list, sample, singleLine } from "../fields";

export const naicsCodes = collection(
  "The industry codes on the Services page, of the North American Industry Classification System, edition of 2022. No registration is claimed: the codes only name kinds of work.",
  {
    sample: sample("The codes are a choice for the studio to confirm."),
    codes: list(
      "The codes, the main one first. The printed capability statement has room for eight.",
      group("NaicsCode", "One code.", {
        code: z
          .string()
          .regex(/^\d{6}$/u, 'This isn\'t a six-digit code.\nWrite the code in quotes, such as "541511"')
          .meta({ description: "Six digits, in quotes." }),
        title: singleLine(80, "The official title."),
      }),
      1,
      8,
    ).superRefine(distinct("code")),
  },
);
