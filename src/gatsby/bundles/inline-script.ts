/** A script that pages hold. */
export interface InlineScript {
  /** Pages need it that have an element with this attribute; without it every page does. */
  readonly attribute?: string | undefined;
  readonly text: string;
}

/** The one inline script of a page. @param has whether an element of the page has the attribute */
export const inlineScriptFor = (scripts: readonly InlineScript[], has: (attribute: string) => boolean): string =>
  scripts
    .filter(({ attribute }) => attribute === undefined || has(attribute))
    .map(({ text }) => text)
    .join("");
