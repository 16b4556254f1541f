import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { engineNames, type EngineName, type Finding } from "./engines/engine";

const suppression = z.strictObject({
  engine: z.enum(engineNames),
  /** The rule's whole name. */
  rule: z.string().min(1),
  /** Part of the finding's message, target or HTML. */
  contains: z.string().min(3),
  /** A page or the name of a state where the finding occurs: its test fails when the entry matches nothing there. */
  example: z.string().min(1),
  /** Why it is a false positive, with the evidence. */
  reason: z.string().min(60),
});

export type Suppression = z.infer<typeof suppression>;

/** The suppressed findings: suppressions.yaml. */
export const suppressions: readonly Suppression[] = z
  .array(suppression)
  .parse(parse(readFileSync(path.join(__dirname, "suppressions.yaml"), "utf8")));

/** The entry that suppresses a finding. */
export const suppressionOf = (
  engine: EngineName,
  { rule, message, target, html }: Finding,
  entries: readonly Suppression[] = suppressions,
): Suppression | undefined =>
  entries.find(
    (entry) =>
      entry.engine === engine &&
      entry.rule === rule &&
      [message, target, html].some((text) => text.includes(entry.contains)),
  );
