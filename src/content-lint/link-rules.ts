import { z } from "zod";
import { parseInlineMarkup, linksInMarkup } from "../lib/parse-inline-markup";
import { diagnosticAt, fieldsOf, proseOf, textsOf } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";

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

/** Links to pages or anchors of this site that do not exist. */
export const brokenLinks = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const anchors = anchorsByPage(files);
  const check = (content: ContentFile, field: FieldPath, href: string): readonly Diagnostic[] => {
    if (!href.startsWith("/")) return [];
    const [address = "", anchor] = href.split("#");
    const [page = ""] = address.split("?");
    const ids = anchors.get(page);
    if (ids === undefined) {
      const fix = anchors.has(`${page}/`)
        ? `Write it with a slash at the end: ${page}/`
        : `The pages are: ${[...anchors.keys()].sort().join(", ")}.`;
      return [diagnosticAt(content, field, `There is no page at ${page}.`, fix)];
    }
    if (anchor === undefined || ids.has(anchor)) return [];
    const fix =
      ids.size > 0 ? `It has: ${[...ids].map((id) => `#${id}`).join(", ")}.` : "Leave the part from # on away.";
    return [diagnosticAt(content, field, `The page ${page} has no place named #${anchor}.`, fix)];
  };
  return files.flatMap((content) => [
    ...textsOf(content, "href").flatMap(({ path, value }) => check(content, path, value)),
    ...textsOf(content, "markup").flatMap(({ path, value }) =>
      linksInMarkup(value).flatMap((href) => check(content, path, href)),
    ),
  ]);
};

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
            `The link text "${label}" does not say where the link goes.`,
            "Name the page or the thing: 'our prices', not 'click here'.",
          ),
        );
    }),
  );

/** Links of a file with their words, those in its texts included. */
const linksOf = (content: ContentFile): readonly { path: FieldPath; words: string; to: string }[] => [
  ...fieldsOf(content).flatMap(({ path, value }) => {
    const { label, to } = linkFields.safeParse(value).data ?? {};
    return label === undefined || to === undefined ? [] : [{ path, words: label, to }];
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
    return linksOf(content).flatMap(({ path, words, to }) => {
      const other = targets.get(words.toLowerCase());
      targets.set(words.toLowerCase(), other ?? to);
      return other === undefined || other === to
        ? []
        : [
            diagnosticAt(
              content,
              path,
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
        "No link of the footer leads to the sitemap, from which every page can be reached.",
        `Add a link to ${sitemap ?? "/sitemap/"}.`,
      ),
    );
};
