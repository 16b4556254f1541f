/**
 * Takes the passages that a visitor reads out of a page's main part.
 *
 * Read: paragraphs, list items, headings, captions, cells, terms and their meanings, questions and labels.
 * Left out, since nobody can write them more plainly: navigation and forms, codes and addresses, mail and web
 * addresses, telephone numbers, and headings, labels and list items that are no sentences (they end without a full stop),
 * which would make a page look plainer than it is.
 * Proper names (`names`) count as one plain word.
 */

const blocks =
  "p, li, h1, h2, h3, h4, h5, h6, dt, dd, td, th, figcaption, caption, blockquote, legend, label, summary, div, section, article, header, main";
const leftOut = "script, style, noscript, template, svg, nav, form, address, code, pre, .naics, [hidden]";

/** Names of things, people and rules. A name is one thing to the reader, however long it is. */
const names: readonly string[] = [
  "Web Content Accessibility Guidelines",
  "Americans with Disabilities Act",
  "Voluntary Product Accessibility Template",
  "International Association of Accessibility Professionals",
  "North American Industry Classification System",
  "Department of Homeland Security",
  "Department of Justice",
  "Small Business Administration",
  "General Services Administration",
  "Accessibility Conformance Report",
  "Accessible Design",
  "Certified Professional in Accessibility Core Competencies",
  "Certified Professional in Web Accessibility",
  "Web Accessibility Specialist",
  "Trusted Tester",
  "Rehabilitation Act",
  "United States",
  "Start Your Project",
  "Step Up 90",
  "Grooming Table",
  "Paws on Peachtree",
  "Ramp & Rail",
  "Dana Whitfield",
  "Marcus Bell",
  "Rosa Delgado",
  "Theo Nakamura",
  "Eastlake Pharmacy",
  "Imani Okafor",
  "Noah Lindqvist",
  "Peachtree",
  "Atlanta",
  "Georgia",
  "VoiceOver",
  "JavaScript",
];

const namePattern = new RegExp(names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|"), "gu");
const addressPattern = /\S+@\S+|https?:\/\/\S+|\(\d{3}\) \d{3}-\d{4}/gu;
const sentenceEnd = /(?<=[.!?][”")’]?)\s+(?=[“"(]?[\p{Lu}\p{N}])/u;

const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** Splits a passage into sentences, names and addresses made plain. Words without a full stop give none. */
export const sentencesOf = (passage: string): readonly string[] =>
  tidy(passage)
    .replace(addressPattern, "it")
    .replace(namePattern, "Name")
    .split(sentenceEnd)
    .filter((sentence) => /[.!?:]["”’)]?$/u.test(sentence));

/**
 * The passages of an element, each the words of one block without those of blocks inside it.
 * @param main a page's main part, in any DOM
 */
export const passagesOf = (main: Element): readonly string[] => {
  const passages = new Map<Element, string[]>();
  const visit = (node: Node, block: Element): void => {
    if (node.nodeType === 3) {
      const words = passages.get(block) ?? [];
      words.push(node.textContent ?? "");
      passages.set(block, words);
      return;
    }
    if (node.nodeType !== 1) return;
    // A node of type 1 is an element.
    const element = node as Element;
    if (element.matches(leftOut)) return;
    const inner = element.matches(blocks) ? element : block;
    for (const child of element.childNodes) visit(child, inner);
  };
  for (const child of main.childNodes) visit(child, main);
  return [...passages.values()].map((words) => tidy(words.join(""))).filter((text) => text !== "");
};
