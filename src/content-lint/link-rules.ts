import { linksInMarkup } from "../lib/parse-inline-markup";
import { fieldsOf, textsOf } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import { fieldRule, type Rule } from "./rule";

interface Link {
  readonly path: FieldPath;
  readonly to: string;
}

/** The ids of a page's elements that links may point to, by the page's path. */
const anchorsByPage = (files: readonly ContentFile[]): ReadonlyMap<string, ReadonlySet<string>> => {
  // All pages but /404.html end with a slash.
  const pages = pagesOf(files).filter(({ path }) => path.endsWith("/"));
  const anchors = new Map(
    pages.map(({ content, path }) => [
      path,
      new Set(
        fieldsOf(content).flatMap(({ meta, value }) => [
          ...(meta.role === "anchor" ? [String(value)] : []),
          ...(meta.elementId === undefined ? [] : [meta.elementId]),
        ]),
      ),
    ]),
  );
  for (const { meta, value } of files.flatMap(fieldsOf)) {
    if (meta.anchorOn !== undefined) anchors.get(meta.anchorOn)?.add(String(value));
  }
  return anchors;
};

/** The links of a file: fields of their own, and those inside paragraphs. */
const linksOf = (content: ContentFile): readonly Link[] => [
  ...textsOf(content, "href").map(({ path, value }) => ({ path, to: value })),
  ...textsOf(content, "markup").flatMap(({ path, value }) => linksInMarkup(value).map(({ to }) => ({ path, to }))),
];

/** Links to pages or anchors of this site that do not exist. */
const brokenLinks: Rule = (files) => {
  const anchors = anchorsByPage(files);
  return fieldRule("broken-link", linksOf, ({ to }) => {
    const [address = "", anchor] = to.split("#");
    const [page = ""] = address.split("?");
    if (!page.startsWith("/")) return [];
    const ids = anchors.get(page);
    if (ids === undefined) {
      const fix = anchors.has(`${page}/`)
        ? `Write it with a slash at the end: ${page}/`
        : "Correct the address, or delete the link. The sitemap page links to every page: copy the address from there.";
      return [[`There is no page at ${page}.`, fix]];
    }
    if (anchor === undefined || ids.has(anchor)) return [];
    const known = [...ids].map((id) => `#${id}`).join(", ");
    const fix = known === "" ? "Leave out the part from # on." : `It has: ${known}.`;
    return [[`The page ${page} has no place named #${anchor}.`, fix]];
  })(files);
};

export const linkRules: readonly Rule[] = [brokenLinks];
