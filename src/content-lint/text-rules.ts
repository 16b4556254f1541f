import { fieldRule, fieldsOf, proseOf, textsOf } from "./content-fields";
import { parseInlineMarkup } from "../lib/parse-inline-markup";

/** Rules about words: alternative texts, placeholders, words that are too long for a phone. */

const altTextRules: readonly (readonly [pattern: RegExp, message: string, fix: string])[] = [
  [
    /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b/iu,
    "Screen readers already say that it is a picture.",
    "Begin with what it shows: 'Two people at a table', not 'Image of two people'.",
  ],
  [
    /\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d/iu,
    "The text is a file's name.",
    "Say what the picture shows, for someone who cannot see it.",
  ],
  [
    /^\s*(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon|logo|screenshot|drawing|chart|diagram|portrait|hero|card|test|alt(?: text)?|untitled)\.?\s*$/iu,
    "The text does not say what the picture shows.",
    "Say who or what it shows, and what matters about it here.",
  ],
];

/** Alternative texts that say nothing: file names, "image of", the word "photo". */
export const uselessAltTexts = fieldRule(
  "alt-text",
  (content) => textsOf(content, "altText"),
  ({ value }) => {
    const broken = altTextRules.find(([pattern]) => pattern.test(value));
    return broken === undefined ? [] : [[broken[1], broken[2]]];
  },
);

/** Whether a text is still to be written. */
export const isPlaceholder = (text: string): boolean =>
  /\b(?:TODO|TBD)\b/u.test(text) || /\blorem ipsum\b/iu.test(text);

/** Texts that are still to be written. */
export const placeholders = fieldRule("placeholder", fieldsOf, ({ value }) =>
  typeof value === "string" && isPlaceholder(value)
    ? [["This text is still a placeholder.", "Write the real text. If the field may be left out, delete its line."]]
    : [],
);

/** Letters of heading size that fit one line of a screen 320 pixels wide. */
const longestWord = 22;

/** Words in large type that are too long for the narrowest screen. */
export const longWords = fieldRule(
  "long-word",
  (content) => proseOf(content).filter(({ meta }) => meta.large === true),
  ({ value }) =>
    // Lines may break at a hyphen, a soft hyphen or a slash.
    value
      .split(/[\s/\u00AD-]+/u)
      .filter(({ length }) => length > longestWord)
      .map((word) => [
        `The word "${word}" has ${word.length} letters; a phone's line holds ${longestWord}.`,
        "Use a shorter word, or two words.",
      ]),
);

/** Signs of a link, of strong words or of HTML that visitors would read. */
export const strayMarkup = fieldRule("stray-markup", proseOf, ({ meta, value }) => {
  const isMarkup = meta.role === "markup";
  const pieces = isMarkup ? parseInlineMarkup(value) : [{ kind: "text", text: value } as const];
  const [signs] = pieces.flatMap(({ kind, text }) =>
    kind === "text" ? (/\*\*|\] ?\([^\s)]*\)?|<\/?[a-z][^<]*>/iu.exec(text) ?? []) : [],
  );
  const fix = isMarkup
    ? "Write links as [words](/address/), with %20 for a space in an address, and strong words as **words**. There is no other markup."
    : "This field holds plain words: leave the signs out.";
  return signs === undefined ? [] : [[`Visitors would read the signs ${signs}`, fix]];
});

/** Texts in typographic quotes from end to end: word processors write them where the file needs straight ones. */
export const typographicQuotes = fieldRule("typographic-quotes", proseOf, ({ value }) => {
  const message = "The quotation marks around this text are a part of it: visitors read them.";
  const fix = 'If they only mark where the text begins and ends, write " for each.';
  return /^\s*[“”„«‘][^“”„«»‘]*[“”»’]\s*$/u.test(value) ? [[message, fix]] : [];
});

/** Words in braces that the site does not fill in: visitors would read them. */
export const strayBraces = fieldRule("unknown-placeholder", proseOf, ({ meta, value }) =>
  [...value.matchAll(/\{([a-z]+)\}/giu)]
    .filter(([, name = ""]) => meta.placeholders?.includes(name) !== true)
    .map(([braces]) => [
      `The site does not fill in ${braces} here.`,
      meta.placeholders === undefined
        ? "Leave out the braces."
        : `It fills in: ${meta.placeholders.map((name) => `{${name}}`).join(", ")}.`,
    ]),
);
