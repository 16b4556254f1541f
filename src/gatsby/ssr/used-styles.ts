import { AtRule, parse, type Root, type Rule } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";

/** The names of a page's elements, and its classes with a dot, as selectors write them: `dl`, `.card`. */
const namesOnPage = (body: string): ReadonlySet<string> => {
  const elements = [...body.matchAll(/<([a-z]\w*)/gu)].map((match) => match[1] ?? "");
  const classes = [...body.matchAll(/ class="([^"]*)"/gu)].flatMap((match) => match[1]?.split(" ") ?? []);
  return new Set(["html", "body", ...elements, ...classes.map((name) => `.${name}`)]);
};

/** Whether a page has all elements and classes that a selector names, but for those in `:is()`, `:not()` and the like. */
const canMatch = (selector: Selector, onPage: ReadonlySet<string>): boolean =>
  selector.nodes.every((node) => {
    if (node.type === "tag") return onPage.has(node.value);
    if (node.type === "class") return onPage.has(`.${node.value}`);
    return node.type !== "pseudo" || node.value !== ":has" || node.nodes.some((inner) => canMatch(inner, onPage));
  });

/** Removes a rule, and the media query or the like that held nothing else. */
const removeWithEmptyBlocks = (node: AtRule | Rule): void => {
  const around = node.parent;
  node.remove();
  if (around instanceof AtRule && around.nodes?.length === 0) removeWithEmptyBlocks(around);
};

const removeUnusedSelectors = (root: Root, onPage: ReadonlySet<string>): void => {
  root.walkRules((rule) => {
    // The steps of an animation are no selectors.
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith("keyframes")) return;
    const selectors = selectorParser().astSync(rule.selector).nodes;
    const used = selectors.filter((selector) => canMatch(selector, onPage));
    if (used.length === 0) removeWithEmptyBlocks(rule);
    else rule.selector = used.join(",");
  });
};

/** Joins the blocks of each cascade layer, because every style sheet brings blocks of its own. */
const joinLayers = (root: Root): void => {
  const layers = new Map<string, AtRule>();
  for (const block of root.nodes.filter((node) => node.type === "atrule")) {
    if (block.name !== "layer" || block.nodes === undefined) continue;
    const layer = layers.get(block.params);
    if (layer === undefined) {
      layers.set(block.params, block);
      root.append(block);
    } else {
      layer.append(block.nodes);
      block.remove();
    }
  }
};

/**
 * The styles of a page without the selectors of elements and classes that it does not have: a part of a page imports the
 * styles of all that it may hold (a table, a picture, a timeline), and most hold little of it. The styles of what scripts
 * add are in src/styles/dialogs-and-print.css.
 * @param css as Gatsby minifies it: without comments and nested rules
 * @param body the HTML of the page
 */
export const usedStyles = (css: string, body: string): string => {
  const root = parse(css);
  removeUnusedSelectors(root, namesOnPage(body));
  joinLayers(root);
  return root.toString();
};
