import { parseInlineText } from "../lib/inline-text";
import type { ContentFile } from "./content-file";
import type { Mistake } from "./mistake";
import { mistakeAt, textsOf, wordsOf } from "./text-places";

/** Rules about the words themselves: alternative texts, link texts, placeholders, words that no phone can show. */

interface Rule {
  readonly broken: (text: string) => boolean;
  readonly wrong: string;
  readonly mend: string;
}

const altRules: readonly Rule[] = [
  {
    broken: (text) =>
      /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b/iu.test(text),
    wrong: "The text begins as screen readers begin by themselves.",
    mend: "Begin with what is to be seen: 'Two people at a table', not 'Image of two people'.",
  },
  {
    broken: (text) =>
      /\.(?:png|jpe?g|svg|webp|avif|gif)$/iu.test(text) || /^(?:img|dsc|screenshot)[-_ ]?\d/iu.test(text),
    wrong: "The text is a file's name.",
    mend: "Say what the picture shows, for someone who cannot see it.",
  },
  {
    broken: (text) =>
      /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon|logo|screenshot|drawing|chart|diagram|portrait|hero|card|test|alt(?: text)?|untitled)\.?$/iu.test(
        text.trim(),
      ),
    wrong: "The text does not say what the picture shows.",
    mend: "Say who or what is to be seen, and what matters about it here.",
  },
];

/** Alternative text that says nothing: file names, openings that screen readers say already, the word "photo". */
export const uselessAltTexts = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    textsOf(content.data)
      .filter(({ field }) => field.at(-1) === "alt")
      .flatMap(({ field, text }) => {
        const rule = altRules.find(({ broken }) => broken(text));
        return rule === undefined ? [] : [mistakeAt(content, field, rule.wrong, rule.mend)];
      }),
  );

const saysNothing = (label: string): boolean =>
  /^(?:click |tap )?(?:here|this|link|this link|this page|more|read more|learn more|see more|details|go)[.…]?$/iu.test(
    label.trim(),
  );

/** Links whose words make no sense alone: people jump from link to link, by ear (WCAG 2.4.9). */
export const emptyLinkTexts = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    wordsOf(content).flatMap(({ field, text }) => {
      const labels =
        field.at(-1) === "label"
          ? [text]
          : parseInlineText(text).flatMap((piece) => (piece.kind === "link" ? [piece.text] : []));
      return labels
        .filter(saysNothing)
        .map((label) =>
          mistakeAt(
            content,
            field,
            `The link text "${label}" does not say where the link goes.`,
            "Name the page or the thing: 'our prices', not 'click here'.",
          ),
        );
    }),
  );

/** The word that `npm run new` puts where somebody has to write. */
export const placeholderWord = "TODO";

/** Whether nobody has written the text yet. */
export const isPlaceholder = (text: string): boolean =>
  new RegExp(`\\b(?:${placeholderWord}|TBD)\\b`, "u").test(text) || /\blorem ipsum\b/iu.test(text);

/** Texts that nobody has written yet. Pictures and links that are missing are told by their own rules. */
export const placeholders = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    wordsOf(content)
      .filter(({ text }) => isPlaceholder(text))
      .map(({ field }) =>
        mistakeAt(
          content,
          field,
          "This text is still a placeholder.",
          "Write the real text. If the field may be left out, delete its line.",
        ),
      ),
  );

/** A heading is set large: on a phone of 320 pixels no more letters fit on one line. */
const longestWord = 22;

const setLarge = new Set([
  "heading",
  "title",
  "name",
  "tabLabel",
  "label",
  "shortLabel",
  "short",
  "problem",
  "legalName",
]);

/** Words that are too long for the narrowest screen, in fields that are set large. */
export const wordsTooLong = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    wordsOf(content)
      .filter(({ field }) => setLarge.has(String(field.at(-1))))
      .flatMap(({ field, text }) =>
        // Lines may break after a hyphen or a slash.
        text
          .split(/[\s/-]+/u)
          .filter((word) => word.length > longestWord)
          .map((word) =>
            mistakeAt(
              content,
              field,
              `The word "${word}" has ${word.length} letters; a phone's line holds ${longestWord}.`,
              "Use a shorter word, or two words.",
            ),
          ),
      ),
  );
