import { createHash } from "node:crypto";
import type { InlineHashes } from "../../../lib/security-headers";

/** Inline code that the pages are expected to have. */
interface Expected {
  readonly what: string;
  readonly tag: "script" | "style";
  /** @param attributes the text between the tag's name and its end */
  readonly fits: (attributes: string, text: string) => boolean;
}

/** Anything else fails the build, so that no code gets into the policy unreviewed. */
const expected: readonly Expected[] = [
  {
    what: "the site's styles, written into the page by Gatsby",
    tag: "style",
    fits: (attributes) => attributes.includes('data-identity="gatsby-global-css"'),
  },
  {
    what: "the script that fetches the others (src/client/loader/)",
    tag: "script",
    fits: (attributes, text) => attributes === "" && text.includes('getElementById("page-scripts")'),
  },
  {
    what: "the speculation rules (src/gatsby/outputs/loader/speculation-rules.ts)",
    tag: "script",
    fits: (attributes) => attributes === ' type="speculationrules"',
  },
];

/** Blocks that browsers don't run, so that no policy applies to them (HTML standard, 4.12.1: data blocks). */
const isData = (attributes: string): boolean => /\stype="application\/(?:ld\+)?json"/u.test(attributes);

const element = /<(?<tag>script|style)\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<tag>>/giu;
const comment = /<!--[\s\S]*?-->/gu;

/** Attributes that a strict policy refuses, in the tags of a text without scripts and styles. */
const refusedAttribute = /<[a-z][^\s>]*(?:\s[^>]*?)?\s(?<name>style|on[a-z]+)\s*=/giu;
const scriptAddress = /\s(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:/iu;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @returns the hashes of a page's inline code @throws when it is not in the list above */
const inlineCodeOf = (name: string, html: string): InlineHashes => {
  const scripts: string[] = [];
  const styles: string[] = [];
  const unknown: string[] = [];
  for (const { groups } of html.replace(comment, "").matchAll(element)) {
    const { tag = "", attributes = "", text = "" } = groups ?? {};
    const kind = tag.toLowerCase();
    if (kind === "script" && (isData(attributes) || /\ssrc=/u.test(attributes))) continue;
    if (!expected.some((one) => one.tag === kind && one.fits(attributes, text))) {
      unknown.push(`<${kind}${attributes}>${text.slice(0, 80)}`);
    }
    (kind === "script" ? scripts : styles).push(hashOf(text));
  }
  const tags = html.replace(comment, "").replace(element, "");
  for (const { groups } of tags.matchAll(refusedAttribute)) unknown.push(`an attribute ${groups?.["name"] ?? ""}="…"`);
  if (scriptAddress.test(tags)) unknown.push("an address that begins with javascript:");
  if (unknown.length > 0) {
    throw new Error(
      `${name} has inline code that the Content-Security-Policy doesn't expect:\n  ${unknown.join("\n  ")}\n` +
        "Take it out, or add it to the list in src/gatsby/outputs/csp/csp-hashes.ts.",
    );
  }
  return { scripts, styles };
};

/**
 * The CSP hashes of all inline code, each once.
 * @param pages the pages' file names and HTML; each is read once and not kept
 * @throws when a page has unexpected inline code; the message names the page and the code
 */
export const cspHashes = (pages: Iterable<readonly [name: string, html: string]>): InlineHashes => {
  const found = Array.from(pages, ([name, html]) => inlineCodeOf(name, html));
  const once = (hashes: readonly string[]): readonly string[] => [...new Set(hashes)].sort();
  return {
    scripts: once(found.flatMap(({ scripts }) => scripts)),
    styles: once(found.flatMap(({ styles }) => styles)),
  };
};
