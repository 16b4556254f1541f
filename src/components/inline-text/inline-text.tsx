import { Fragment } from "react";
import { parseInlineMarkup } from "../../lib/parse-inline-markup";

/** A paragraph's words with its links, its strong words, and those in another language. */
export const InlineText = ({ text }: { readonly text: string }) =>
  parseInlineMarkup(text).map((piece, index) => {
    const key = `${String(index)}-${piece.kind}`;
    if (piece.kind === "link") {
      return (
        <a key={key} href={piece.to}>
          {piece.text}
        </a>
      );
    }
    if (piece.kind === "foreign") {
      return (
        <span key={key} lang={piece.lang}>
          {piece.text}
        </span>
      );
    }
    return piece.kind === "strong" ? (
      <strong key={key}>{piece.text}</strong>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });

interface InlineTextsProps {
  readonly texts: readonly string[];
  readonly as?: "p" | "li";
}

/** Texts with their links and strong words, each in an element of its own. */
export const InlineTexts = ({ texts, as: Element = "p" }: InlineTextsProps) =>
  texts.map((text) => (
    <Element key={text}>
      <InlineText text={text} />
    </Element>
  ));
