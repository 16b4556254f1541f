import type { z } from "zod";
import { linksInMarkup, parseInlineMarkup } from "../lib/parse-inline-markup";

/** What is wrong, how to fix it, and, where the content check needs it, what it is about: an address or a placeholder. */
export type Explanation = readonly [message: string, fix: string, about?: string | undefined];

/** Rules of texts beyond their length, for `superRefine`. The content check reports each by its name, with its fix. */
type TextRule = (text: string, context: z.RefinementCtx) => void;

/** @param explain what is wrong with a text, if anything is */
export const textRule =
  (rule: string, explain: (text: string) => Explanation | undefined): TextRule =>
  (text, { addIssue }) => {
    const [message, fix, about] = explain(text) ?? [];
    // A text is judged by other rules when its placeholders are filled in.
    const isLast = rule === "placeholder";
    if (message !== undefined)
      addIssue({ code: "custom", input: text, message, params: { rule, fix, about }, continue: !isLast });
  };

/** All that a pattern finds in a text, each once. */
const allOf = (pattern: RegExp, text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([found]) => found.trim())),
];

/** Signs of links and strong words that are not well formed, of Markdown and of HTML. */
const markupSigns =
  /\*\*|~~|__|`|\] ?\([^\s)]*\)?|\]\[|\[[^\][]*\(\/|\)\[\/|<\/?[a-z][^<]*>|&(?:#?\w+);|^ *(?:#{1,6}|>) |(?<![\w*])([*_])[^\s*_][^*_]*\1(?!\w)/gimu;

/** The signs that other programs most often write as codes of HTML. */
const codedSigns: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: "a space", mdash: "—" };

const strayMarkup = (fixOf: (signs: string) => string, textsIn: (text: string) => readonly string[]): TextRule =>
  textRule("stray-markup", (text) => {
    const all = [...new Set(textsIn(text).flatMap((part) => allOf(markupSigns, part)))];
    const decode = (signs: string) =>
      `In place of ${signs} write ${codedSigns[signs.slice(1, -1)] ?? "the character itself"}.`;
    const fixes = new Set(all.map((signs) => (signs.startsWith("&") ? decode(signs) : fixOf(signs))));
    return all.length === 0
      ? undefined
      : [`Visitors would see these characters: ${all.join(" ")}`, [...fixes].join(" ")];
  });

const pricing = '"options" in content/pages/pricing/pricing.yaml';

/** Where the key of a placeholder would be, by what is before it: {price.kiosks}. */
const placesOfKeys: Readonly<Record<string, string>> = {
  price: `neither ${pricing} nor a service with a price in content/services/ has`,
  time: `${pricing} does not have`,
  repair: 'no service with a "repair" in content/services/ has',
  both: 'no service with a price and a "repair" in content/services/ has',
};

/** For all texts: a placeholder stands for something. */
export const knownPlaceholders = textRule("placeholder", (text) => {
  const [doubled] = /\$\$[\d,]*/u.exec(text) ?? [];
  if (doubled !== undefined)
    return [`Visitors would see two dollar signs: ${doubled}`, "Delete the $ before the brace: the price has its own."];
  const all = [...new Set(text.match(/\{[^{}]*\}/gu))];
  const [placeholder] = all;
  if (placeholder === undefined) {
    const [brace] = /\{(?=\w)|(?<=\w)\}/u.exec(text) ?? [];
    const write = "Placeholders begin with { and end with }. Type the one that is missing, or leave this one out.";
    return brace === undefined ? undefined : [`The brace ${brace} stands alone.`, write];
  }
  const [, name = ""] = /^\{\s*([\w.-]+)\s*\}$/u.exec(placeholder) ?? [];
  if (/\s/u.test(placeholder) && name !== "")
    return [`There is a space beside a brace: ${placeholder}`, `Leave it out: {${name}}`, placeholder];
  const reasons = all.flatMap((one) => {
    const [, group = "", key] = /^\{([^.]*)\.([^.]*)/u.exec(one.slice(0, -1)) ?? [];
    const study = `"measured" in content/case-studies/${group}/study.yaml does not have`;
    return key === undefined ? [] : `${placesOfKeys[group] ?? study} the key "${key}"`;
  });
  const reason = reasons.length === 0 ? "" : `: ${[...new Set(reasons)].join("; ")}`;
  const names = all.join(", ");
  const back = reason === "" ? "Correct the name" : "Correct the name, or put the key back there";
  const fix = `${back}. If it is gone for good, write the text without ${names}. CONTENT.md lists the placeholders.`;
  const stand = all.length > 1 ? `placeholders ${names} stand` : `placeholder ${names} stands`;
  return [`The ${stand} for nothing${reason}.`, fix, names];
});

/** For texts that placeholders repeat. */
export const noPlaceholders = textRule("format", (text) =>
  /[{}]/u.test(text)
    ? ["Other texts repeat this by a placeholder, so it can hold none.", "Write the words or the number itself."]
    : undefined,
);

/** For all texts: nothing that only keeps a place or is left over, and no number as other countries write it. */
export const noSlips = textRule("format", (text) => {
  const [number] = /(?<![\d.,])\d+,\d{1,2}(?![\d,])/u.exec(text) ?? [];
  if (number !== undefined)
    return [
      `${number} has a comma in place of its point.`,
      `Write ${number.replace(",", ".")}. If these are two numbers, write a space after the comma.`,
    ];
  if (/^[^"]*[^"\d]"$/u.test(text))
    return ["The text ends in a straight quote, and has no other.", "Delete it, or type the one that is missing."];
  if (/^“[^“”]*”$/u.test(text))
    return [
      "Visitors would see these quotes around the text.",
      `Leave them out, or write straight ones: "${text.slice(1, -1)}"`,
    ];
  const [twice] = /(?<![\p{L}-])(the|an|and|of|for|with|de|la|el|los|las|una?) \1(?![\p{L}-])/iu.exec(text) ?? [];
  if (twice !== undefined) return [`A word is there twice: ${twice}`, "Delete one of the two."];
  const [filler] = /[Ll]orem ipsum|\b(?:TODO|TBD|FIXME)\b/u.exec(text) ?? [];
  return filler === undefined ? undefined : [`"${filler}" only keeps the place of a text.`, "Write the text itself."];
});

/** For texts on one line: no markup at all. */
export const plainWords = strayMarkup(
  () => "This field holds plain words: leave these characters out.",
  (text) => [text],
);

const markupFix = (signs: string): string => {
  if (signs.startsWith("] ")) return `Leave out the space between ] and (: ${signs.replace(" ", "")}`;
  if (signs.startsWith("]("))
    return "Write links as [words](/address/). In an address write %20 for a space, %28 for ( and %29 for ).";
  if (/^(?:\]|\[|\)\[)/u.test(signs)) return "Write links as [words](/address/).";
  if (signs.startsWith("#")) return `Leave out ${signs}. A heading goes into a field "heading".`;
  if (/^[*_]/u.test(signs)) return "Write strong words as **words**, and all others without such characters.";
  return "Leave these characters out, wherever they are in the text.";
};

/** For paragraphs: only the markup that the site knows. */
export const knownMarkup = strayMarkup(markupFix, (text) => parseInlineMarkup(text).map((piece) => piece.text));

const vague =
  /^(?:click |tap )?(?:here|this|link|this link|this page|more|read more|learn more|see more|details|go)[.…]?$/iu;

const vagueLabels = (labelsIn: (text: string) => readonly string[]): TextRule =>
  textRule("vague-link", (text) => {
    const label = labelsIn(text).find((words) => vague.test(words.trim()));
    const fix = "Name the page or the thing: 'our prices', not 'click here'.";
    return label === undefined ? undefined : [`The link text "${label}" does not say where the link goes.`, fix];
  });

/** For the words of a link: they make sense alone, as screen readers list links without their surroundings (WCAG 2.4.9). */
export const clearLabel = vagueLabels((text) => [text]);

/** The same for the links in a paragraph. */
export const clearLabels = vagueLabels((text) => linksInMarkup(text).map((link) => link.text));

/** A kind of picture, which screen readers say anyway, a file's name, or a word without a meaning. */
const uselessAltText =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b|^(?:an? |the )?(?:image|picture|photo|graphic|illustration|icon|logo|screenshot|drawing|portrait|untitled)\.?$|\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d/iu;

/** For alternative texts. */
export const meaningfulAltText = textRule("alt-text", (text) => {
  const [useless] = uselessAltText.exec(text.trim()) ?? [];
  if (useless === undefined) return undefined;
  return / (?:of|showing)$/iu.test(useless)
    ? [`It begins with "${useless}", which screen readers say anyway.`, `Leave out "${useless}".`]
    : [
        `"${text}" does not say what the picture shows.`,
        "Say it for someone who cannot see it: Two people at a table.",
      ];
});
