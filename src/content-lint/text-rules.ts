import { parseInlineMarkup } from "../lib/parse-inline-markup";
import { proseOf, textsOf } from "./content-fields";
import { fieldRule, type Rule } from "./rule";

/** Rules about words: alternative texts and signs that are no text. */

/** A kind of picture, which screen readers say anyway, a file's name, or a word without a meaning. */
const uselessAltTexts: readonly RegExp[] = [
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b/iu,
  /^(?:an? |the )?(?:image|picture|photo|graphic|illustration|icon|logo|screenshot|drawing|portrait|untitled)\.?$/iu,
  /\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d/iu,
];

export const textRules: readonly Rule[] = [
  fieldRule(
    "alt-text",
    (content) => textsOf(content, "altText"),
    ({ value }) => {
      const fix = "Say it for someone who cannot see it: 'Two people at a table', not 'Image of two people'.";
      const isUseless = uselessAltTexts.some((pattern) => pattern.test(value.trim()));
      return isUseless ? [[`"${value}" does not say what the picture shows.`, fix]] : [];
    },
  ),

  // Visitors would read the signs of a link, of strong words or of HTML.
  fieldRule("stray-markup", proseOf, ({ meta, value }) => {
    const isMarkup = meta.role === "markup";
    const pieces = isMarkup ? parseInlineMarkup(value) : [{ kind: "text", text: value } as const];
    const [signs] = pieces.flatMap(({ kind, text }) =>
      kind === "text" ? (/\*\*|\] ?\([^\s)]*\)?|<\/?[a-z][^<]*>/iu.exec(text) ?? []) : [],
    );
    const fix = isMarkup
      ? "Write links as [words](/address/), with %20 for a space in an address, and strong words as **words**. There is no other markup."
      : "This field holds plain words: leave the signs out.";
    return signs === undefined ? [] : [[`Visitors would read the signs ${signs}`, fix]];
  }),
];
