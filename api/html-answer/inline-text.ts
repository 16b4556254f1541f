import { parseInlineMarkup } from "../../src/lib/parse-inline-markup";
import { htmlOf, type Html } from "./html";

/** A paragraph of content with its links and strong words. */
export const inlineText = (text: string): readonly Html[] =>
  parseInlineMarkup(text).map((piece) => {
    switch (piece.kind) {
      case "link":
        return htmlOf`<a href="${piece.to}">${piece.text}</a>`;
      case "strong":
        return htmlOf`<strong>${piece.text}</strong>`;
      case "text":
        return htmlOf`${piece.text}`;
    }
  });
