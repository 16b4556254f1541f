import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { htmlFilesIn } from "../../src/gatsby/outputs/output";
import { fileAddress, pageAddress } from "../../src/lib/page-path";

/** What `gatsby build` left in public/, read as a browser reads it. For tests that run in jsdom. */

export const publicFolder = path.resolve(__dirname, "..", "..", "public");

/** The text of a file of the site. */
export const readBuilt = (name: string): string => readFileSync(path.join(publicFolder, name), "utf8");

/** Whether a file of the site exists. */
export const fileExists = (address: string): boolean =>
  statSync(path.join(publicFolder, decodeURIComponent(address)), { throwIfNoEntry: false })?.isFile() ?? false;

export interface BuiltPage {
  /** `/pricing/`, and `/404.html` for the page of addresses that do not exist. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
}

const readPage = (file: string): BuiltPage => {
  const html = readBuilt(file);
  let parsed: Document | undefined;
  return {
    address: pageAddress(file),
    html,
    // Parsed on first use: not every test reads every page.
    get document() {
      return (parsed ??= new DOMParser().parseFromString(html, "text/html"));
    },
  };
};

/**
 * Every page of the site. The style guide has many h1 and example links: __tests__/e2e/style-guide.spec.ts tests it. The
 * prototypes are products of their own: __tests__/prototypes/.
 */
export const pages: readonly BuiltPage[] = htmlFilesIn(publicFolder)
  .map((file) => fileAddress(publicFolder, file))
  .filter((file) => !/^\/(?:styleguide|prototypes)\//u.test(file))
  .sort()
  .map(readPage);

/** @throws when the site has no such page */
export const pageAt = (address: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.address === address);
  if (page === undefined) throw new Error(`The site has no page at ${address}.`);
  return page;
};

/** The text of an element without scripts and styles, white space collapsed. */
export const wordsOf = (element: Element | null): string => {
  if (element === null) return "";
  const copy = document.importNode(element, true);
  for (const code of copy.querySelectorAll("script, style")) code.remove();
  return copy.textContent.replace(/\s+/gu, " ").trim();
};

/** The inline script of a page, without data blocks. */
export const inlineScript = (document: Document): string =>
  [...document.querySelectorAll("script:not([type]), script[type=module], script[type='text/javascript']")]
    .map(({ textContent }) => textContent)
    .join("\n");

/** The scripts that a page's inline script names: what comes after loading, then that of the form. */
export const scriptsNamedIn = (code: string): readonly string[] =>
  code.match(/(?<=")\/[a-z-]+-[0-9a-f]{20}\.js/gu) ?? [];

/** The styles inside a page. */
export const inlineStyles = (document: Document): string =>
  [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("");

/** The styles that a page links. @throws when it links none, or several files */
export const linkedStyles = (page: BuiltPage): string =>
  readBuilt(only(page, "link[rel=stylesheet]").getAttribute("href") ?? "");

/** The pages that search engines and the sitemap may name; the 404 and the offline page say noindex. */
export const listedPages = pages.filter(({ html }) => !/<meta [^>]*noindex/u.test(html));

/** @throws when the page lacks it, or has several */
export const only = (page: BuiltPage, selector: string): Element => {
  const found = [...page.document.querySelectorAll(selector)];
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${page.address} has ${found.length} of ${selector}, not one.`);
  return first;
};
