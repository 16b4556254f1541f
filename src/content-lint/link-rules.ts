import { z } from "zod";
import { isSingleFile } from "../content-schema/collections";
import { linksInMarkup } from "../lib/parse-inline-markup";
import { diagnosticAt, fieldRule, fieldsOf, fieldWithRole, proseOf, textsOf } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf, type ContentPage } from "./content-pages";
import type { Diagnostic } from "./diagnostic";
import { nearest } from "./nearest";

const linkFields = z.object({ label: z.string(), to: z.string() });

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
const linksOf = (content: ContentFile): readonly { readonly path: FieldPath; readonly to: string }[] => [
  ...textsOf(content, "href", "account").map(({ path, value }) => ({ path, to: value })),
  ...textsOf(content, "markup").flatMap(({ path, value }) => linksInMarkup(value).map(({ to }) => ({ path, to }))),
];

/** Links to pages or anchors of this site that do not exist. */
export const brokenLinks = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const anchors = anchorsByPage(files);
  const check = (content: ContentFile, field: FieldPath, href: string): readonly Diagnostic[] => {
    if (!href.startsWith("/")) return [];
    const [address = "", anchor] = href.split("#");
    const [page = ""] = address.split("?");
    const ids = anchors.get(page);
    if (ids === undefined) {
      const suggestion = nearest(page, [...anchors.keys()]);
      const fix = anchors.has(`${page}/`)
        ? `Write it with a slash at the end: ${page}/`
        : `Correct the address, or delete the link.${suggestion === undefined ? "" : ` The nearest address is ${suggestion}`}`;
      return [diagnosticAt(content, field, "broken-link", `There is no page at ${page}.`, fix)];
    }
    if (anchor === undefined || ids.has(anchor)) return [];
    const fix =
      ids.size > 0 ? `It has: ${[...ids].map((id) => `#${id}`).join(", ")}.` : "Leave out the part from # on.";
    return [diagnosticAt(content, field, "broken-anchor", `The page ${page} has no place named #${anchor}.`, fix)];
  };
  return files.flatMap((content) => linksOf(content).flatMap(({ path, to }) => check(content, path, to)));
};

const urlOf = (to: string): URL | undefined =>
  to.startsWith("https://") && URL.canParse(to) ? new URL(to) : undefined;

/** Links to the front page of another site: a reader cannot find there what the text cites. */
export const frontPageLinks = fieldRule("front-page-link", linksOf, ({ to }) => {
  const url = urlOf(to);
  if (url?.pathname !== "/" || url.search !== "") return [];
  const message = `The link leads to the front page of ${url.host}, where readers would have to search for what you mean.`;
  return [[message, "Link to the page that says it."]];
});

/** Names that nobody can register (RFC 2606). */
const isReserved = ({ hostname }: URL): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/u.test(hostname);

/**
 * Accounts of a sample studio on real sites, where anybody could register them. The studio is a sample as long as its
 * own address is on a reserved name.
 */
export const claimableAccounts = fieldRule(
  "claimable-account",
  (content) => textsOf(content, "account"),
  ({ value }, content) => {
    const site = urlOf(String(fieldWithRole(content, "siteUrl")?.value));
    const account = urlOf(value);
    if (site === undefined || !isReserved(site) || account === undefined || isReserved(account)) return [];
    return [
      [
        `The studio's own address, ${site.host}, is a sample, but this account is on a real site, ${account.host}, where anybody could register it.`,
        "Write a sample that ends in .example, such as https://facebook.example/name, until the real address of the site and the real account are known.",
      ],
    ];
  },
);

const isVague = (label: string): boolean =>
  /^(?:click |tap )?(?:here|this|link|this link|this page|more|read more|learn more|see more|details|go)[.…]?$/iu.test(
    label.trim(),
  );

/** Link texts that make no sense alone: screen readers list links without their surroundings (WCAG 2.4.9). */
export const vagueLinkTexts = fieldRule("vague-link", proseOf, ({ meta, value }) => {
  const labels = meta.role === "linkText" ? [value] : linksInMarkup(value).map(({ text }) => text);
  return labels
    .filter(isVague)
    .map((label) => [
      `The link text "${label}" does not say where the link goes.`,
      "Name the page or the thing: 'our prices', not 'click here'.",
    ]);
});

/** Links of a file with their words, those in its texts included. */
const namedLinksOf = (
  content: ContentFile,
): readonly { readonly path: FieldPath; readonly words: string; readonly to: string }[] => [
  ...fieldsOf(content).flatMap(({ path, value }) => {
    const { label, to } = linkFields.safeParse(value).data ?? {};
    return label === undefined || to === undefined ? [] : [{ path: [...path, "label"], words: label, to }];
  }),
  ...textsOf(content, "markup").flatMap(({ path, value }) =>
    linksInMarkup(value).map(({ text, to }) => ({ path, words: text, to })),
  ),
];

/** The client gave these words to two pages (docs/decisions/0004). */
const twoTargets = "start your project";

/** Links with the same words and another target, on any two pages (WCAG 2.4.9, 3.2.4). Reported at the second. */
export const ambiguousLinks = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const first = new Map<string, { readonly to: string; readonly location: string }>();
  return fieldRule("ambiguous-link", namedLinksOf, ({ path, words, to }, content) => {
    const key = words.toLowerCase();
    const other = first.get(key) ?? { to, location: `${content.file}:${content.locate(path).line}` };
    first.set(key, other);
    const message = `The link text "${words}" leads to ${other.to} in ${other.location}.`;
    const isRight = other.to === to || key === twoTargets;
    return isRight ? [] : [[message, "Give links to different places different words."]];
  })(files);
};

/** Links with a name, in title case, that is neither the page's title nor one of the menus', which the client fixed. */
export const misnamedPages = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const inMenus = files
    .filter(({ collection }) => collection.type === "Navigation")
    .flatMap(namedLinksOf)
    .filter(({ path }) => path[1] !== "siteLinks");
  const namesOf = ({ content, path }: ContentPage): readonly unknown[] => [
    ...fieldsOf(content).flatMap(({ meta, value }) => (meta.unique === "title" ? [value] : [])),
    ...inMenus.flatMap(({ words, to }) => (to === path ? [words] : [])),
  ];
  // Steps and tabs have short names as well.
  const pages = pagesOf(files).filter(({ content }) => isSingleFile(content.collection));
  return fieldRule("page-name", namedLinksOf, ({ words, to }) => {
    const page = pages.find(({ path }) => path === to);
    const isName = /^(?:\p{Lu}\S*(?: |$))+$/u.test(words) && words.toLowerCase() !== twoTargets;
    const names = page === undefined || !isName ? [words] : namesOf(page);
    const message = `The page ${to} is called "${[...new Set(names)].join('" or "')}", not "${words}".`;
    const fix = "Use the page's name, or words in lower case that say what is there.";
    return names.includes(words) ? [] : [[message, fix]];
  })(files);
};

/** No link of the footer leads to the sitemap, from which every page can be reached (WCAG 2.4.5). */
export const missingSitemapLink = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const sitemap = pagesOf(files).find(({ content }) => content.collection.type === "SitemapPage")?.path;
  const message = "No link of the footer leads to the sitemap, from which every page can be reached.";
  const fix = `Add a link to ${sitemap ?? "/sitemap/"}.`;
  return files
    .filter(({ collection }) => collection.type === "Navigation")
    .filter((content) => !textsOf(content, "href").some(({ path, value }) => path[0] === "footer" && value === sitemap))
    .map((content) => diagnosticAt(content, ["footer", "siteLinks"], "sitemap-link", message, fix));
};
