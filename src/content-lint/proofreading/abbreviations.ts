import { diagnosticAt, proseOf } from "../content-fields";
import type { ContentFile } from "../content-file";
import type { Diagnostic } from "../diagnostic";
import { pagesOf } from "../content-pages";

/**
 * Abbreviations (WCAG 3.1.4): each is explained where a page uses it first, as "Web Content Accessibility Guidelines
 * (WCAG)" or "WCAG, the Web Content Accessibility Guidelines". Headings, labels and names of sources do not count.
 */

/** The technical and legal abbreviations, with their meanings. Others are not checked. */
const meanings: Readonly<Record<string, RegExp>> = {
  WCAG: /Web Content Accessibility Guidelines/u,
  UX: /user experience/iu,
  SEO: /search engine optimi[sz]ation/iu,
  ADA: /Americans with Disabilities Act/u,
  DOJ: /Department of Justice/u,
  NAICS: /North American Industry Classification System/u,
  VPAT: /Voluntary Product Accessibility Template/u,
  ACR: /Accessibility Conformance Report/iu,
  IAAP: /International Association of Accessibility Professionals/u,
  CPACC: /Certified Professional in Accessibility Core Competencies/u,
  CPWA: /Certified Professional in Web Accessibility/u,
  WAS: /Web Accessibility Specialist/u,
  DHS: /Department of Homeland Security/u,
  ROI: /return on investment/iu,
  UEI: /Unique Entity (?:ID|Identifier)/iu,
  CAGE: /Commercial and Government Entity/u,
  CDC: /Centers for Disease Control/u,
  SMS: /text message/iu,
  XSRF: /forg/iu,
  ARIA: /Accessible Rich Internet Applications/u,
  FTC: /Federal Trade Commission/u,
  WHO: /World Health Organization/u,
  ITI: /Information Technology Industry Council/u,
  W3C: /World Wide Web Consortium/u,
};

/** How far a meaning may be from its abbreviation, in characters. */
const reach = { before: 400, after: 160 } as const;

/** Hints at abbreviations of pages that nothing around their first use explains. */
export const unexplainedAbbreviations = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  pagesOf(files).flatMap(({ content }) => {
    const texts = proseOf(content);
    const all = texts.map(({ value }) => value).join(" ");
    return Object.entries(meanings).flatMap(([letters, meaning]) => {
      const use = new RegExp(`(?<![\\p{L}\\p{N}_/-])${letters}(?![\\p{L}\\p{N}_/-])`, "u");
      const first = texts.find(({ meta, value }) => meta.large !== true && use.test(value));
      if (first === undefined) return [];
      const offset = all.indexOf(first.value) + first.value.search(use);
      if (meaning.test(all.slice(Math.max(0, offset - reach.before), offset + reach.after))) return [];
      const message = `The abbreviation ${letters} is not explained where the page uses it first.`;
      const fix = "Write what it means, then the letters in parentheses.";
      return [diagnosticAt(content, first.path, "unexplained-abbreviation", message, fix)];
    });
  });
