import { z } from "zod";
import { parseInlineMarkup } from "../lib/parse-inline-markup";
import { fieldsOf, proseOf, textsOf } from "./content-fields";
import { fieldRule, type Rule } from "./rule";

/** Rules about words: alternative texts, what is not text, words too long for a phone, headings that count. */

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
    /^\s*(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon|logo|screenshot|drawing|chart|diagram|portrait|alt(?: text)?|untitled)\.?\s*$/iu,
    "The text does not say what the picture shows.",
    "Say who or what it shows, and what matters about it here.",
  ],
];

/** Letters of heading size that fit one line of a screen 320 pixels wide. */
const longestWord = 22;

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const countedSection = z.object({ heading: z.string(), list: z.object({ items: z.array(z.unknown()) }) });

export const textRules: readonly Rule[] = [
  fieldRule(
    "alt-text",
    (content) => textsOf(content, "altText"),
    ({ value }) => {
      const broken = altTextRules.find(([pattern]) => pattern.test(value));
      return broken === undefined ? [] : [[broken[1], broken[2]]];
    },
  ),

  fieldRule("placeholder", proseOf, ({ value }) =>
    /\b(?:TODO|TBD)\b|\b[Ll]orem ipsum\b/u.test(value)
      ? [["This text is still a placeholder.", "Write the real text. If the field may be left out, delete its line."]]
      : [],
  ),

  fieldRule(
    "long-word",
    (content) => proseOf(content).filter(({ meta }) => meta.large === true),
    ({ value }) =>
      // Lines may break at a hyphen or a slash.
      value
        .split(/[\s/-]+/u)
        .filter(({ length }) => length > longestWord)
        .map((word) => [
          `The word "${word}" has ${word.length} letters; a phone's line holds ${longestWord}.`,
          "Use a shorter word, or two words.",
        ]),
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

  // Visitors would read words in braces that the site does not fill in.
  fieldRule("unknown-placeholder", proseOf, ({ meta, value }) =>
    [...value.matchAll(/\{([a-z]+)\}/giu)]
      .filter(([, name = ""]) => meta.placeholders?.includes(name) !== true)
      .map(([braces]) => [
        `The site does not fill in ${braces} here.`,
        meta.placeholders === undefined
          ? "Leave out the braces."
          : `It fills in: ${meta.placeholders.map((name) => `{${name}}`).join(", ")}.`,
      ]),
  ),

  // "Six changes, and why": an entry that is added makes the heading false.
  fieldRule(
    "wrong-count",
    (content) => fieldsOf(content).map(({ path, value }) => ({ path: [...path, "heading"], value })),
    ({ value }) => {
      const { heading = "", list } = countedSection.safeParse(value).data ?? {};
      const count = numberWords.indexOf(heading.split(" ", 1).join("").toLowerCase());
      const entries = list?.items.length;
      if (count < 2 || count === entries) return [];
      const message = `The heading says ${count}, but the list under it has ${String(entries)} entries.`;
      return [[message, "Correct the number, or write the heading without one."]];
    },
  ),
];
