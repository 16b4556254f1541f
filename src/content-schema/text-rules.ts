import type { z } from "zod";
import { linksInMarkup, parseInlineMarkup } from "../lib/parse-inline-markup";

type TextExplanation = readonly [message: string, fix: string];

/** How to shorten a list. What follows a comma with a small letter may have been one text with what is before it. */
export const explainSurplus = (entries: readonly unknown[], most: number): string => {
  const surplus = entries.length - most;
  const tooMany = surplus === 1 ? "an entry" : `${surplus} entries`;
  const isCut = entries.slice(1).some((entry) => /^\p{Ll}/u.test(String(entry)));
  return isCut
    ? `If a comma belongs to a text, put the text in quotes. Otherwise delete ${tooMany}.`
    : `Delete ${tooMany}.`;
};

/** Rules of texts beyond their length, for `superRefine`. The content check reports each by its name, with its fix. */
type TextRule = (text: string, context: z.RefinementCtx) => void;

/** @param explain what is wrong with a text, if anything is */
export const textRule =
  (rule: string, explain: (text: string) => TextExplanation | undefined): TextRule =>
  (text, { addIssue }) => {
    const [message, fix] = explain(text) ?? [];
    // A text is judged by other rules when its placeholders are filled in.
    const isLast = rule === "placeholder";
    if (message !== undefined)
      addIssue({ code: "custom", input: text, message, params: { rule, fix }, continue: !isLast });
  };

/** Patterns with what is wrong and the fix: in these, $& stands for what was found, and $1 for a part of it. */
type PatternTable = readonly (readonly [pattern: RegExp, message: string, fix: string])[];

const explainBy =
  (table: PatternTable) =>
  (text: string): TextExplanation | undefined => {
    const [pattern, message, fix] = table.find((row) => row[0].test(text)) ?? [];
    const found = pattern?.exec(text) ?? [];
    const fill = (words = "") => words.replaceAll(/\$([&\d])/gu, (_, part: string) => found[Number(part) || 0] ?? "");
    return pattern === undefined ? undefined : [fill(message), fill(fix)];
  };

/** Signs of links and strong words that are not well formed, of Markdown and of HTML. */
const markupSigns =
  /\*\*|~~|__|`|\] ?\([^\s)]*\)?|\]\[|\[[^\][]*\(\/|\)\[\/|<\/?[a-z][^<]*>|&(?:#?\w+);|^ *(?:#{1,6}|>) |(?<![\w*])([*_])[^\s*_][^*_]*\1(?!\w)/gimu;

/** The signs that other programs most often write as codes of HTML. */
const codedSigns: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: "a space", mdash: "—" };

const strayMarkup = (
  fixOf: (signs: string, text: string) => string,
  textsIn: (text: string) => readonly string[],
): TextRule =>
  textRule("stray-markup", (text) => {
    const found = textsIn(text).flatMap((part) => part.match(markupSigns) ?? []);
    const all = [...new Set(found.map((signs) => signs.trim()))];
    const decode = (signs: string) =>
      `In place of ${signs} write ${codedSigns[signs.slice(1, -1)] ?? "the character itself"}.`;
    const fixes = new Set(all.map((signs) => (signs.startsWith("&") ? decode(signs) : fixOf(signs, text))));
    return all.length === 0
      ? undefined
      : [`Visitors would see these characters: ${all.join(" ")}`, [...fixes].join(" ")];
  });

const pricing = '"options" in content/pages/pricing/pricing.yaml';

/** Where the key of a placeholder would be, by what is before it: {price.kiosks}. */
const placesOfKeys: Readonly<Record<string, string>> = {
  price: `neither ${pricing} nor a service with a price in content/services/ has`,
  time: `${pricing} does not have`,
};

/** What is wrong with a brace, or with what is beside it. */
const braces: PatternTable = [
  [/\$\$[\d,]*/u, "Visitors would see two dollar signs: $&", "Delete the $ before the brace: the price has its own."],
  [/\{(?:\s+([\w.-]+)\s*|([\w.-]+)\s+)\}/u, "There is a space beside a brace: $&", "Leave it out: {$1$2}"],
  [
    /[([<]?(?<![{\w.-])((?:hoursPerMonth|pricePer(?:Hour|Month))|(?:price|time)\.\w+-[\w.-]*\w)(?![\w}])[)\]>]?/u,
    "Visitors would see the name of a placeholder: $&",
    "Put it in braces: {$1}",
  ],
  [
    /\{(?=\w)(?![^{}]*\})|(?<!\{[^{}]*)(?<=\w)\}/u,
    "The brace $& stands alone.",
    "Placeholders begin with { and end with }. Type the one that is missing, or leave this one out.",
  ],
];

/** For all texts: a placeholder stands for something. */
export const knownPlaceholders = textRule("placeholder", (text) => {
  const all = [...new Set(text.match(/\{[^{}]*\}/gu))];
  const wrong = explainBy(braces)(text);
  if (wrong !== undefined || all.length === 0) return wrong;
  const [, group = "", key] = /^\{([^.{}]*)\.([^.{}]*)/u.exec(all[0] ?? "") ?? [];
  const study = `"measured" in content/case-studies/${group}/study.yaml does not have`;
  const reason = key === undefined ? "" : `: ${placesOfKeys[group] ?? study} the key "${key}"`;
  const back = key === undefined ? "Correct the name" : "Correct the name, or put the key back there";
  const names = all.join(", ");
  const fix = `${back}. If it is gone for good, write the text without ${names}. CONTENT.md lists the placeholders.`;
  const stand = all.length > 1 ? `placeholders ${names} stand` : `placeholder ${names} stands`;
  return [`The ${stand} for nothing${reason}.`, fix];
});

/** For texts that placeholders repeat. */
export const noPlaceholders = textRule("format", (text) =>
  /[{}]/u.test(text)
    ? ["Other texts repeat this by a placeholder, so it can hold none.", "Write the words or the number itself."]
    : undefined,
);

/** What nobody writes on purpose. Other slips are for the spelling check, and for whoever reads the preview. */
const leftovers: PatternTable = [
  [
    /^(?:…|\.{3}|TODO|TBD|FIXME)$|\b(?:TODO|FIXME)(?=:)|[Ll]orem ipsum(?= dolor)|\[(?:insert [^\]]*|(?:your )?(?:name|date|number|nombre|fecha)(?: (?:of|de) [^\]]*)?)\](?!\()/u,
    '"$&" only keeps the place of a text.',
    "Write the text itself.",
  ],
  [/(?<![\w/("])https?:\/\/[^\s\])]+\w/iu, "Visitors would see this address: $&", "Write words, or a link."],
];

/** For all texts: nothing that only keeps the place of one. */
export const noLeftovers = textRule("format", explainBy(leftovers));

/** For texts on one line: no markup at all. */
export const plainWords = strayMarkup(
  () => "This field holds plain words: leave these characters out.",
  (text) => [text],
);

const markupFix = (signs: string, text: string): string => {
  if (signs.startsWith("] ")) return `Leave out the space between ] and (: ${signs.replace(" ", "")}`;
  const [, page] = /\]\((\w+(?: [\w ]+)?)\)/u.exec(text) ?? [];
  if (page?.includes(" ") === true)
    return `An address has no spaces. Write /${page.toLowerCase().replaceAll(" ", "-")}/`;
  if (signs.startsWith("]("))
    return "Write links as [words](/address/). In an address write %20 for a space, %28 for ( and %29 for ).";
  if (/^(?:\]|\[|\)\[)/u.test(signs)) return "Write links as [words](/address/).";
  if (signs.startsWith("#")) return `Leave out ${signs}. A heading goes into a field "heading".`;
  const [open, day = "…"] = /^\*\*(\p{L}+ (?:\d+, )?\d{4}\b)?[^*]+$/u.exec(text) ?? [];
  if (open !== undefined) return `Type ** after the strong words, too: **${day}** …`;
  if (/^[*_]/u.test(signs)) return "Write strong words as **words**, and all others without such characters.";
  return "Leave these characters out, wherever they are in the text.";
};

/** For paragraphs: only the markup that the site knows. */
export const knownMarkup = strayMarkup(markupFix, (text) => parseInlineMarkup(text).map((piece) => piece.text));

const vague = /^(?:click |tap )?(?:here|link|this(?: link| page)?|(?:(?:read|learn|see) )?more|details|go)[.…]?$/iu;

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
const uselessAltTexts: PatternTable = [
  [
    /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|icon) (?:of|showing)\b/iu,
    'It begins with "$&", which screen readers say anyway.',
    'Leave out "$&".',
  ],
  [
    /^(?:an? |the )?(?:image|picture|photo|graphic|illustration|icon|logo|screenshot|drawing|portrait|untitled)\.?$|^.*\.(?:png|jpe?g|svg|webp|avif|gif)$|^(?:img|dsc|screenshot)[-_ ]?\d.*/iu,
    '"$&" does not say what the picture shows.',
    "Say it for someone who cannot see it: Two people at a table.",
  ],
];

/** For alternative texts. */
export const meaningfulAltText = textRule("alt-text", explainBy(uselessAltTexts));
