import { diagnosticAt, fieldsOf, proseOf, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { parseInlineMarkup } from "../lib/parse-inline-markup";

/** Rules about words: alternative texts, placeholders, words that are too long for a phone. */

interface AltTextRule {
  readonly isBroken: (text: string) => boolean;
  readonly message: string;
  readonly fix: string;
}

const altTextRules: readonly AltTextRule[] = [
  {
    isBroken: (text) =>
      /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b/iu.test(text),
    message: "Screen readers already say that it is a picture.",
    fix: "Begin with what it shows: 'Two people at a table', not 'Image of two people'.",
  },
  {
    isBroken: (text) =>
      /\.(?:png|jpe?g|svg|webp|avif|gif)$/iu.test(text) || /^(?:img|dsc|screenshot)[-_ ]?\d/iu.test(text),
    message: "The text is a file's name.",
    fix: "Say what the picture shows, for someone who cannot see it.",
  },
  {
    isBroken: (text) =>
      /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon|logo|screenshot|drawing|chart|diagram|portrait|hero|card|test|alt(?: text)?|untitled)\.?$/iu.test(
        text.trim(),
      ),
    message: "The text does not say what the picture shows.",
    fix: "Say who or what it shows, and what matters about it here.",
  },
];

/** Alternative texts that say nothing: file names, "image of", the word "photo". */
export const uselessAltTexts = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    textsOf(content, "altText").flatMap(({ path, value }) => {
      const rule = altTextRules.find(({ isBroken }) => isBroken(value));
      return rule === undefined ? [] : [diagnosticAt(content, path, "alt-text", rule.message, rule.fix)];
    }),
  );

/** What `npm run new` writes where an editor has to write. */
export const placeholderWord = "TODO";

/** Whether a text is still to be written. */
export const isPlaceholder = (text: string): boolean =>
  new RegExp(`\\b(?:${placeholderWord}|TBD)\\b`, "u").test(text) || /\blorem ipsum\b/iu.test(text);

/** Texts that are still to be written. */
export const placeholders = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    fieldsOf(content)
      .filter(({ value }) => typeof value === "string" && isPlaceholder(value))
      .map(({ path }) =>
        diagnosticAt(
          content,
          path,
          "placeholder",
          "This text is still a placeholder.",
          "Write the real text. If the field may be left out, delete its line.",
        ),
      ),
  );

/** Letters of heading size that fit one line of a screen 320 pixels wide. */
const longestWord = 22;

/** Words in large type that are too long for the narrowest screen. */
export const longWords = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content)
      .filter(({ meta }) => meta.large === true)
      .flatMap(({ path, value }) =>
        // Lines may break after a hyphen or a slash.
        value
          .split(/[\s/-]+/u)
          .filter((word) => word.length > longestWord)
          .map((word) =>
            diagnosticAt(
              content,
              path,
              "long-word",
              `The word "${word}" has ${word.length} letters; a phone's line holds ${longestWord}.`,
              "Use a shorter word, or two words.",
            ),
          ),
      ),
  );

/** Signs of a link, of strong words or of HTML that visitors would read. */
export const strayMarkup = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content).flatMap(({ path, meta, value }) => {
      const isMarkup = meta.role === "markup";
      const pieces = isMarkup ? parseInlineMarkup(value) : [{ kind: "text", text: value } as const];
      const [signs] = pieces.flatMap(({ kind, text }) =>
        kind === "text" ? (/\*\*|\] ?\([^\s)]*\)?|<\/?[a-z][^<]*>/iu.exec(text) ?? []) : [],
      );
      const message = `Visitors would read the signs ${signs ?? ""}`;
      const fix = isMarkup
        ? "Write links as [words](/address/) and strong words as **words**. There is no other markup."
        : "This field holds plain words: leave the signs out.";
      return signs === undefined ? [] : [diagnosticAt(content, path, "stray-markup", message, fix)];
    }),
  );

/** Words in braces that the site does not fill in: visitors would read them. */
export const strayBraces = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content).flatMap(({ path, meta, value }) =>
      [...value.matchAll(/\{([a-z]+)\}/giu)]
        .filter(([, name = ""]) => meta.placeholders?.includes(name) !== true)
        .map(([braces]) =>
          diagnosticAt(
            content,
            path,
            "unknown-placeholder",
            `The site does not fill in ${braces} here.`,
            meta.placeholders === undefined
              ? "Leave out the braces."
              : `It fills in: ${meta.placeholders.map((name) => `{${name}}`).join(", ")}.`,
          ),
        ),
    ),
  );
