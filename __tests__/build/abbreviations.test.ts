/** @jest-environment jsdom */
import { eachPage, type BuiltPage } from "./built-site";

/**
 * Abbreviations (WCAG 3.1.4): each one is explained where the main part of a page uses it first, as "Web Content
 * Accessibility Guidelines (WCAG)" or "WCAG, the Web Content Accessibility Guidelines". Headings, menus, titles of
 * sources and names of industry codes do not count.
 */

/** The technical and legal abbreviations, with their meanings. Others are not checked. */
const known: Readonly<Record<string, RegExp>> = {
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

const capitals = /(?<![\p{L}\p{N}_/-])[A-Z][A-Z0-9]*[A-Z](?![\p{L}\p{N}_/-])/gu;

/** A page's main part without what only names it. */
const textOf = ({ document }: BuiltPage): string => {
  const main = document.querySelector("main")?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return "";
  for (const element of main.querySelectorAll(
    "script, style, noscript, nav, form, code, .sources, .naics, .capability__codes",
  ))
    element.remove();
  // A heading may say what the letters after it mean, but its own letters are not their first use.
  for (const title of main.querySelectorAll("h1, h2, h3, h4"))
    title.textContent = title.textContent.replace(capitals, "");
  for (const block of main.querySelectorAll("p, li, dd, dt, td, th, figcaption, div, h1, h2, h3, h4, a, span"))
    block.append(" ");
  return main.textContent.replace(/\s+/gu, " ");
};

/** What is wrong with the abbreviations of a text. @param text the words of a page */
const faultsOf = (text: string): readonly string[] =>
  [...new Set(text.match(capitals) ?? [])].flatMap((letters) => {
    const meaning = known[letters];
    if (meaning === undefined) return [];
    const first = text.search(new RegExp(`(?<![\\p{L}\\p{N}_/-])${letters}(?![\\p{L}_/-])`, "u"));
    // Before, at the latest in front of the brackets, or just behind as an apposition.
    return meaning.test(text.slice(Math.max(0, first - 400), first + 160))
      ? []
      : [`${letters} is not explained at "${text.slice(Math.max(0, first - 40), first + 40)}"`];
  });

test("finds an abbreviation without its meaning", () => {
  expect(faultsOf("We test for the WCAG and more.")).toEqual([expect.stringContaining("WCAG is not explained")]);
  expect(faultsOf("The Web Content Accessibility Guidelines (WCAG) help. WCAG it is.")).toEqual([]);
});

test.each(eachPage)("%s explains its abbreviations where they come first", (_, page) => {
  expect(faultsOf(textOf(page))).toEqual([]);
});
