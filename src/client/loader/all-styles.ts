/** The styles that the build left in the page, with the address of the file that holds all (src/gatsby/page-styles/). */
const ownStyles = "style[data-href]";

/**
 * All styles but the fonts, which the page has: with a second `@font-face` the browser loads its fonts anew, and a page
 * that opened before its font was there would change its looks under the visitor's hand (decision 9).
 */
const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    if (sheet.cssRules[index] instanceof CSSFontFaceRule) sheet.deleteRule(index);
  }
  return sheet;
};

const fetchText = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The styles were answered with ${answer.status}.`);
  return answer.text();
};

/** Safari before 16.4 makes no sheets by itself. It takes the file as it is, with the fonts. */
const link = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.href = address;
    element.onload = () => {
      resolve();
    };
    element.onerror = reject;
    document.head.append(element);
  });

/**
 * Adds all of the site's styles to the page, which carries those of its own HTML alone: scripts bring dialogs and other
 * pages. A page that the worker kept has them all.
 * @returns once they hold
 * @throws when they can't be had
 */
export const addAllStyles = async (): Promise<void> => {
  const address = document.querySelector<HTMLStyleElement>(ownStyles)?.dataset["href"];
  if (address === undefined) return;
  if (!("adoptedStyleSheets" in document)) return link(address);
  const sheet = sheetOf(await fetchText(address));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
