import { z } from "zod";
import { parseInlineMarkup, linksInMarkup } from "../lib/parse-inline-markup";
import { diagnosticAt, fieldsOf, fieldWithRole, proseOf, textsOf } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
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
  ...textsOf(content, "markup").flatMap(({ path, value }) => linksInMarkup(value).map((to) => ({ path, to }))),
];

/** Links to pages or anchors of this site that do not exist, or that visitors do not see. */
export const brokenLinks = (
  files: readonly ContentFile[],
  _today: string,
  drafts: readonly ContentFile[],
): readonly Diagnostic[] => {
  const anchors = anchorsByPage(files);
  const draftPages = pagesOf(drafts).map(({ path }) => path);
  const check = (content: ContentFile, field: FieldPath, href: string): readonly Diagnostic[] => {
    if (!href.startsWith("/")) return [];
    const [address = "", anchor] = href.split("#");
    const [page = ""] = address.split("?");
    const ids = anchors.get(page);
    if (ids === undefined && draftPages.includes(page)) {
      const fix = "Link to another page as long as this one has the line draft: true.";
      return [
        diagnosticAt(content, field, "broken-link", `The page ${page} is a draft, which visitors do not see.`, fix),
      ];
    }
    if (ids === undefined) {
      const fix = anchors.has(`${page}/`)
        ? `Write it with a slash at the end: ${page}/`
        : `The nearest address is ${nearest(page, [...anchors.keys()])?.word ?? "/"}`;
      return [diagnosticAt(content, field, "broken-link", `There is no page at ${page}.`, fix)];
    }
    if (anchor === undefined || ids.has(anchor)) return [];
    const fix =
      ids.size > 0 ? `It has: ${[...ids].map((id) => `#${id}`).join(", ")}.` : "Leave out the part from # on.";
    return [diagnosticAt(content, field, "broken-anchor", `The page ${page} has no place named #${anchor}.`, fix)];
  };
  return files.flatMap((content) => linksOf(content).flatMap(({ path, to }) => check(content, path, to)));
};

/** Hosts whose front page may be linked to, because the organization itself is meant, each with the reason. */
const linkableFrontPages: ReadonlyMap<string, string> = new Map([
  ["www.accessibilityassociation.org", "awards the CPWA, which has no page of its own that stays at its address"],
]);

const urlOf = (to: string): URL | undefined =>
  to.startsWith("https://") && URL.canParse(to) ? new URL(to) : undefined;

/** Links to the front page of another site: a reader cannot find there what the text cites. */
export const frontPageLinks = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    linksOf(content).flatMap(({ path, to }) => {
      const url = urlOf(to);
      return url?.pathname !== "/" || url.search !== "" || linkableFrontPages.has(url.host)
        ? []
        : [
            diagnosticAt(
              content,
              path,
              "front-page-link",
              `The link leads to the front page of ${url.host}, where readers would have to search for what you mean.`,
              "Link to the page that says it. If you mean the organization itself, ask a developer to add it to the list in src/content-lint/link-rules.ts.",
            ),
          ];
    }),
  );

/** Names that nobody can register (RFC 2606). */
const isReserved = ({ hostname }: URL): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/u.test(hostname);

/**
 * Accounts of a sample studio on real sites, where anybody could register them. The studio is a sample as long as its
 * own address is on a reserved name.
 */
export const claimableAccounts = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) => {
    const site = urlOf(String(fieldWithRole(content, "siteUrl")?.value));
    if (site === undefined || !isReserved(site)) return [];
    return textsOf(content, "account").flatMap(({ path, value }) => {
      const account = urlOf(value);
      return account === undefined || isReserved(account)
        ? []
        : [
            diagnosticAt(
              content,
              path,
              "claimable-account",
              `The studio's own address, ${site.host}, is a sample, but this account is on a real site, ${account.host}, where anybody could register it.`,
              "Write a sample that ends in .example, such as https://facebook.example/name, until the real address of the site and the real account are known.",
            ),
          ];
    });
  });

const isVague = (label: string): boolean =>
  /^(?:click |tap )?(?:here|this|link|this link|this page|more|read more|learn more|see more|details|go)[.…]?$/iu.test(
    label.trim(),
  );

/** Link texts that make no sense alone: screen readers list links without their surroundings (WCAG 2.4.9). */
export const vagueLinkTexts = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    proseOf(content).flatMap(({ path, meta, value }) => {
      const labels =
        meta.role === "linkText"
          ? [value]
          : parseInlineMarkup(value).flatMap((piece) => (piece.kind === "link" ? [piece.text] : []));
      return labels
        .filter(isVague)
        .map((label) =>
          diagnosticAt(
            content,
            path,
            "vague-link",
            `The link text "${label}" does not say where the link goes.`,
            "Name the page or the thing: 'our prices', not 'click here'.",
          ),
        );
    }),
  );

/** Links of a file with their words, those in its texts included. */
const namedLinksOf = (
  content: ContentFile,
): readonly { readonly path: FieldPath; readonly words: string; readonly to: string }[] => [
  ...fieldsOf(content).flatMap(({ path, value }) => {
    const { label, to } = linkFields.safeParse(value).data ?? {};
    return label === undefined || to === undefined ? [] : [{ path: [...path, "label"], words: label, to }];
  }),
  ...textsOf(content, "markup").flatMap(({ path, value }) =>
    parseInlineMarkup(value).flatMap((piece) =>
      piece.kind === "link" ? [{ path, words: piece.text, to: piece.to }] : [],
    ),
  ),
];

/** Links of one page with the same words and another target (WCAG 2.4.9, 3.2.4). */
export const ambiguousLinks = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  pagesOf(files).flatMap(({ content }) => {
    const targets = new Map<string, string>();
    return namedLinksOf(content).flatMap(({ path, words, to }) => {
      const other = targets.get(words.toLowerCase());
      targets.set(words.toLowerCase(), other ?? to);
      return other === undefined || other === to
        ? []
        : [
            diagnosticAt(
              content,
              path,
              "ambiguous-link",
              `The link text "${words}" leads to ${other} elsewhere on this page.`,
              "Give links to different places different words.",
            ),
          ];
    });
  });

/** No link of the footer leads to the sitemap, from which every page can be reached (WCAG 2.4.5). */
export const missingSitemapLink = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const sitemap = pagesOf(files).find(({ content }) => content.collection.type === "SitemapPage")?.path;
  return files
    .filter(({ collection }) => collection.type === "Navigation")
    .filter((content) => !textsOf(content, "href").some(({ path, value }) => path[0] === "footer" && value === sitemap))
    .map((content) =>
      diagnosticAt(
        content,
        ["footer", "siteLinks"],
        "sitemap-link",
        "No link of the footer leads to the sitemap, from which every page can be reached.",
        `Add a link to ${sitemap ?? "/sitemap/"}.`,
      ),
    );
};
