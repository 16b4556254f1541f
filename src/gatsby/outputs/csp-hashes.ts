import { cspHash } from "../../lib/csp-hash";
import type { InlineHashes } from "../../lib/security-headers";
import { inlineScriptFor, type InlineScript } from "./inline-script";
import { speculationRules } from "../../client/speculation-rules";
import { attributeOf, inlineCodeOf, elementsOfPage, type HtmlElement } from "./html-elements";

/** Inline code that the pages are expected to have. Any other fails the build, so that none gets into the policy unreviewed. */
const isExpected = (element: HtmlElement, scripts: readonly string[]): boolean =>
  element.tagName === "style"
    ? // The site's styles (src/html.tsx).
      attributeOf(element, "id") === "ui-styles"
    : scripts.includes(inlineCodeOf(element));

/** Blocks that browsers don't run, so that no policy applies to them (HTML standard, 4.12.1: data blocks). */
const isData = (element: HtmlElement): boolean => attributeOf(element, "type") === "application/ld+json";

const isInlineCode = (element: HtmlElement): boolean =>
  element.tagName === "style" ||
  (element.tagName === "script" && attributeOf(element, "src") === undefined && !isData(element));

const leadsToScript = /^(?:href|src|action|formaction)=\s*javascript:/iu;

/** Attributes that a strict policy refuses. */
const refusedAttributes = ({ tagName, attrs }: HtmlElement): readonly string[] =>
  attrs
    .filter(({ name, value }) => /^(?:style|on[a-z]+)$/u.test(name) || leadsToScript.test(`${name}=${value}`))
    .map(({ name, value }) => `<${tagName} ${name}="${value.slice(0, 80)}">`);

const hashesOf = (code: readonly HtmlElement[]): InlineHashes => {
  const hashesOfTag = (tag: string): readonly string[] => [
    ...new Set(code.filter(({ tagName }) => tagName === tag).map((one) => cspHash(inlineCodeOf(one)))),
  ];
  return { scripts: hashesOfTag("script"), styles: hashesOfTag("style") };
};

/** The CSP hashes of the inline code that a page holds, whatever it is, each once. */
export const inlineHashes = (html: string): InlineHashes => hashesOf(elementsOfPage(html).filter(isInlineCode));

/**
 * The CSP hashes of a page's inline code, each once, and of the rules that extras.js adds.
 * @param name the page's file name, for the message
 * @param scripts those that pages hold
 * @throws when the page has unexpected inline code; the message names the page and the code
 */
export const cspHashes = (name: string, html: string, scripts: readonly InlineScript[]): InlineHashes => {
  const elements = elementsOfPage(html);
  const has = (attribute: string): boolean => elements.some((one) => attributeOf(one, attribute) !== undefined);
  const expected = [inlineScriptFor(scripts, has)];
  const code = elements.filter(isInlineCode);
  const unknown = [
    ...code
      .filter((element) => !isExpected(element, expected))
      .map((element) => `<${element.tagName}>${inlineCodeOf(element).slice(0, 80)}`),
    ...elements.flatMap(refusedAttributes),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `${name} has inline code that the Content-Security-Policy doesn't expect:\n  ${unknown.join("\n  ")}\n` +
        "Take it out, or add it to what src/gatsby/outputs/csp-hashes.ts expects.",
    );
  }
  const { scripts: inPage, styles } = hashesOf(code);
  return { scripts: [...inPage, cspHash(speculationRules)], styles };
};
