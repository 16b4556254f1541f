import type { text } from "alex";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { diagnosticAt, proseOf } from "../content-fields";

/** Wording that may hurt or exclude, by alex. Hints only: the tool knows words and not what is meant. */

/** Rules of alex that are wrong more often than right here, by reason. */
const allowedRules = [
  // People of the case studies and the team are named and described; he and she are theirs.
  ...["he-she", "her-him", "hers-his", "herself-himself", "gals-man", "gal-guy", "gals-guys", "woman", "man"],
  ...["dad-mom", "brother-sister", "granddaughter-grandson", "grandma-grandpa", "daughter-son", "husband-wife"],
  // Colors, senses, and what the trade calls things.
  ...["black", "white", "blind", "deaf", "color", "colors", "hero-heroine", "bride-groom", "host-hostess", "special"],
  ...["disabled", "american", "americans", "failure", "failures", "adult", "adults", "period", "period-period", "hang"],
];

/**
 * Texts with wording that alex asks to think about.
 * @param alex its `text` function; given, because it comes from a package that production builds do not install
 */
export const inclusiveLanguage = (files: readonly ContentFile[], alex: typeof text): readonly Diagnostic[] =>
  files.flatMap((content) => {
    // A label of three words says too little to judge. One text a line: alex reads a whole file quicker than its parts.
    const fields = proseOf(content)
      .filter(({ value }) => value.length > 40)
      .flatMap((field) => [field, undefined]);
    const page = fields.map((field) => field?.value.replaceAll(/\s+/gu, " ") ?? "").join("\n");
    return alex(page, { allow: allowedRules, profanitySureness: 2 }).messages.flatMap(({ reason, line }) => {
      const field = fields[(line ?? 0) - 1];
      const fix = "Ask whether a reader could feel left out. If not, leave it.";
      if (field === undefined) return [];
      return [diagnosticAt(content, field.path, "inclusive-language", `${reason.replaceAll("`", '"')}.`, fix)];
    });
  });
