/** A piece of a paragraph: plain words, strong words, a link, or words in another language than the page's. */
export type InlinePiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string }
  | { readonly kind: "foreign"; readonly text: string; readonly lang: string };

const markup = /\[(?<label>[^\]]+)\]\((?<to>(?:[^()\s]|\([^()\s]*\))+)\)|\*\*(?<strong>[^*]+)\*\*/gu;

/**
 * Splits a paragraph of content into pieces. Three marks are known, and no others, so that editors
 * cannot break the page: `[words](/address/)` is a link, `**words**` is strong, and `[words](lang:en)` is English on a
 * page in another language (WCAG 3.1.2). Everything else stays as it is written.
 */
export const parseInlineMarkup = (text: string): readonly InlinePiece[] => {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    const { label, to, strong } = match.groups ?? {};
    const [, lang] = /^lang:([a-z]{2})$/u.exec(to ?? "") ?? [];
    if (label !== undefined && lang !== undefined) pieces.push({ kind: "foreign", text: label, lang });
    else if (label !== undefined && to !== undefined) pieces.push({ kind: "link", text: label, to });
    else if (strong !== undefined) pieces.push({ kind: "strong", text: strong });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
};

export const linksInMarkup = (text: string) => parseInlineMarkup(text).filter((piece) => piece.kind === "link");

/** A paragraph without its marks. */
export const plainText = (text: string): string =>
  parseInlineMarkup(text)
    .map((piece) => piece.text)
    .join("");
