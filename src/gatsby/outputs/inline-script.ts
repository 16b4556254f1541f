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

/** Where the development server has it, all parts in one. */
export const inlineScriptRoute = "/__scripts/inline-script.js";

/** Where it has the line for editors, of the page that `?page=` names. Previews hold it. */
export const contentLineRoute = "/__content-line";
