const rule = /(?<selectors>[^{}]+)\{[^{}]*\}/gu;
const emptyBlock = /@(?:layer|media|container|supports)[^{};]*\{\}/gu;

/**
 * The styles of a page without the rules of classes that it does not have: a part of a page imports the styles of all that
 * it may hold (a table, a picture, a timeline), and most hold little of it. What scripts add is in src/styles/later.css.
 * @param css as Gatsby minifies it: without comments and nested rules
 * @param body the HTML of the page
 */
export const usedStyles = (css: string, body: string): string => {
  const onPage = new Set([...body.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(" ")));
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gu)].every(([, name = ""]) => onPage.has(name));
  return (
    css
      .replace(rule, (text, selectors: string) =>
        selectors
          .replace(/:(?:is|not)\([^)]*\)/gu, "")
          .split(",")
          .some(isUsed)
          ? text
          : "",
      )
      .replace(emptyBlock, "")
      // A layer may have had such a condition only.
      .replace(emptyBlock, "")
  );
};
