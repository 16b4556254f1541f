import { linksInMarkup } from "../lib/parse-inline-markup";
import { textsOf } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { linkTargetsOf, pagesOf } from "./content-pages";
import { fieldRule, type Rule } from "./rule";

interface Link {
  readonly path: FieldPath;
  readonly to: string;
}

/** The ids of elements that links may point to, by the page's path. */
const anchorsByPage = (files: readonly ContentFile[]): ReadonlyMap<string, readonly string[]> => {
  const targets = files.flatMap(linkTargetsOf);
  // All pages but /404.html end with a slash.
  const pages = pagesOf(files).filter(({ path }) => path.endsWith("/"));
  return new Map(pages.map(({ path }) => [path, targets.filter(({ page }) => page === path).map(({ id }) => id)]));
};

/** The links of a file: fields of their own, and those inside paragraphs. */
const linksOf = (content: ContentFile): readonly Link[] => [
  ...textsOf(content, "href").map(({ path, value }) => ({ path, to: value })),
  ...textsOf(content, "markup").flatMap(({ path, value }) => linksInMarkup(value).map(({ to }) => ({ path, to }))),
];

/** Links to pages or anchors of this site that do not exist. */
const brokenLinks: Rule = (files) => {
  const anchors = anchorsByPage(files);
  const site = String(files.flatMap((content) => textsOf(content, "siteUrl"))[0]?.value);
  return fieldRule("broken-link", linksOf, ({ to }) => {
    const [address = "", anchor] = to.split("#");
    const [page = ""] = address.split("?");
    if (to === site || to.startsWith(`${site}/`)) {
      return [["This is an address of this site.", `Leave out ${site}, and begin with the slash after it.`]];
    }
    if (!page.startsWith("/")) return [];
    const ids = anchors.get(page);
    if (ids === undefined) {
      const fix = anchors.has(`${page}/`)
        ? `Write it with a slash at the end: ${page}/`
        : "Correct the address, or delete the link. The sitemap page links to every page: copy the address from there.";
      return [[`There is no page at ${page}.`, fix]];
    }
    if (anchor === undefined || ids.includes(anchor)) return [];
    const known = ids.map((id) => `#${id}`).join(", ");
    const fix = known === "" ? "Leave out the part from # on." : `It has: ${known}.`;
    return [[`The page ${page} has no place named #${anchor}.`, fix]];
  })(files);
};

export const linkRules: readonly Rule[] = [brokenLinks];
