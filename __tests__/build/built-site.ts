import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** What `gatsby build` left in public/, read as a browser reads it. For tests that run in jsdom. */

const root = path.resolve(__dirname, "..", "..");
export const publicFolder = path.join(root, "public");

if (!existsSync(path.join(publicFolder, "index.html"))) {
  throw new Error('There is no built site to look at. Run "npm run build" first.');
}

/** The text of a file of the site. @param name without the slash at the beginning, or with it */
export const readBuilt = (name: string): string => readFileSync(path.join(publicFolder, name), "utf8");

export interface BuiltPage {
  /** `/pricing/`, and `/404.html` for the page of addresses that do not exist. */
  readonly address: string;
  readonly html: string;
  readonly document: Document;
}

/**
 * Gatsby writes the 404 page a second time under this name. The style guide has many h1 and example links;
 * __tests__/e2e/style-guide.spec.ts tests it.
 */
const excluded = new Set(["404/index.html", "styleguide/index.html"]);

const readPage = (file: string): BuiltPage => {
  const html = readBuilt(file);
  let parsed: Document | undefined;
  return {
    address: `/${file.replace(/index\.html$/u, "")}`,
    html,
    // Parsed on first use: not every test reads every page.
    get document() {
      return (parsed ??= new DOMParser().parseFromString(html, "text/html"));
    },
  };
};

/** The HTML files of the site, by their names in public/. */
export const htmlFiles: readonly string[] = readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby/"))
  .filter((name) => statSync(path.join(publicFolder, name)).isFile())
  .sort();

/** Every page of the site. */
export const pages: readonly BuiltPage[] = htmlFiles.filter((name) => !excluded.has(name)).map(readPage);

/** @throws when the site has no such page */
export const pageAt = (address: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.address === address);
  if (page === undefined) throw new Error(`The site has no page at ${address}.`);
  return page;
};

/** Whether a file of the site exists. @param address begins with a slash; without query and fragment */
export const fileExists = (address: string): boolean => {
  const [file = ""] = address.split(/[?#]/u);
  const place = path.join(publicFolder, decodeURIComponent(file));
  return existsSync(place) && statSync(place).isFile();
};

/** The text of an element without scripts and styles, white space collapsed. */
export const wordsOf = (element: Element | null): string => {
  if (element === null) return "";
  const copy = element.querySelector("script, style") === null ? element : document.importNode(element, true);
  if (copy !== element) for (const code of copy.querySelectorAll("script, style")) code.remove();
  return copy.textContent.replace(/\s+/gu, " ").trim();
};

/** The pages that search engines and the sitemap may name; the 404 and the offline page say noindex. */
export const listedPages = pages.filter(({ html }) => !/<meta [^>]*noindex/u.test(html));

/** @throws when the page lacks it */
export const only = (page: BuiltPage, selector: string): Element => {
  const found = [...page.document.querySelectorAll(selector)];
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${page.address} has ${found.length} of ${selector}, not one.`);
  return first;
};
