const parentheses = String.raw`\((?:[^()]|\([^()]*\))*\)`;
const rule = /(?<selectors>[^{};]+)\{(?<declarations>[^{}]*)\}/gu;
const eachSelector = new RegExp(`(?:${parentheses}|[^,(])+`, "gu");
const alternatives = new RegExp(`:(?:is|not)${parentheses}`, "gu");
const elementsAndClasses = /(?<=^|[ >+~])[a-z]\w*|\.[a-z][\w-]*/gu;
const emptyCondition = /@(?:media|container|supports)[^{}]*\{(?:@container[^{}]*\{\})*\}/gu;
const layer = /@layer (?<name>\w+)\{(?<rules>(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}/gu;

/** Joins the blocks of each cascade layer, because every style sheet brings blocks of its own. */
const joinLayers = (css: string): string => {
  const layers = new Map<string, string>();
  const others = css.replace(layer, (_, name: string, rules: string) => {
    layers.set(name, (layers.get(name) ?? "") + rules);
    return "";
  });
  return others + [...layers].map(([name, rules]) => (rules === "" ? "" : `@layer ${name}{${rules}}`)).join("");
};

/**
 * The styles of a page without the selectors of elements and classes that it does not have: a part of a page imports the
 * styles of all that it may hold (a table, a picture, a timeline), and most hold little of it. The styles of what scripts
 * add are in src/styles/dialogs-and-print.css.
 * @param css as Gatsby minifies it: without comments, keyframes and nested rules
 * @param body the HTML of the page
 */
export const usedStyles = (css: string, body: string): string => {
  const elements = [...body.matchAll(/<([a-z]\w*)/gu)].map((match) => match[1] ?? "");
  const classes = [...body.matchAll(/ class="([^"]*)"/gu)].flatMap((match) => match[1]?.split(" ") ?? []);
  const onPage = new Set(["html", "body", ...elements, ...classes.map((name) => `.${name}`)]);
  const isUsed = (selector: string): boolean =>
    (selector.replace(alternatives, "").match(elementsAndClasses) ?? []).every((name) => onPage.has(name));
  const used = css.replace(rule, (_, selectors: string, declarations: string) => {
    const found = (selectors.match(eachSelector) ?? []).filter(isUsed);
    return found.length === 0 ? "" : `${found.join(",")}{${declarations}}`;
  });
  return joinLayers(used.replace(emptyCondition, ""));
};
