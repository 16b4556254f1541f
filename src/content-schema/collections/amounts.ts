import { z } from "zod";
import { formatDollars } from "../../lib/format";
import { collection, distinct, group, list, sample, singleLine } from "../fields";
import { noPlaceholders } from "../text-rules";

interface Amount {
  readonly text: string;
  readonly sumOf?: string | undefined;
}

/** For `superRefine`: sums are those of their parts, whose placeholders are filled in by then. */
const rightSums = (entries: readonly Amount[], { addIssue }: z.RefinementCtx): void => {
  for (const [index, { text, sumOf = text }] of entries.entries()) {
    // What stands for nothing is told by another rule.
    if (sumOf === text || sumOf.includes("{")) continue;
    const parts = sumOf.split(" + ");
    const odd = parts.find((part) => !/^\$\d{1,3}(?:,\d{3})*$/u.test(part));
    const sum = formatDollars(parts.reduce((total, part) => total + Number(part.replaceAll(/\D/gu, "")), 0));
    const add = (field: string, message: string) => {
      addIssue({ code: "custom", path: [index, field], input: text, message });
    };
    if (odd !== undefined)
      add("sumOf", `${odd} can't be added.\nWrite amounts in dollars or their names, with a + between them.`);
    else if (text !== sum) add("text", `${parts.join(" and ")} are not ${text}.\nWrite ${sum}`);
  }
};

export const amounts = collection("What several texts say. A text has the name in braces, such as {replyTime}.", {
  sample: sample("The prices are for the studio to confirm."),
  amounts: list(
    "Prices, times and other amounts.",
    group("Amount", "What several texts say, and its name.", {
      name: z
        .string()
        .regex(
          /^[a-z][a-zA-Z0-9]*$/u,
          "This can't be a name in braces.\nWrite letters and digits only, a small letter first, such as secondTest",
        )
        .meta({ description: "Its name, which texts have in braces." }),
      text: singleLine(40, "What the texts say, such as $4,000 or 48 hours.", {}, noPlaceholders).regex(
        /^(?!(?:with)?in ).*[^.]$/iu,
        {
          error: ({ input }) =>
            `There is more here than an amount: texts put words before it, or a period after it.\nWrite ${String(input).replaceAll(/^(?:with)?in |\.$/giu, "")}`,
        },
      ),
      sumOf: singleLine(
        160,
        'If it is a sum: its parts, in quotes, such as "{price.document-remediation} + {repairFrom}". The check adds them up.',
      ).optional(),
    }),
  )
    .superRefine(distinct("name"))
    .superRefine(rightSums),
});
