import postcss, { type ChildNode, type Container, type Root } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";

/** A rule's selector, and for each of its alternatives the classes that an element must have to fit it. */
interface Alternative {
  readonly text: string;
  readonly classes: readonly string[];
}

/**
 * The classes without which a selector fits nothing. What stands inside `:not()`, `:is()`, `:has()` and the like is
 * passed over: that may also be absent, or be one of several.
 */
const neededClasses = (selector: Selector): readonly string[] =>
  selector.nodes.flatMap((node) => (node.type === "class" ? [node.value] : []));

const alternativesOf = (selector: string): readonly Alternative[] => {
  const alternatives: Alternative[] = [];
  parseSelectors((list) => {
    list.each((one) => {
      alternatives.push({ text: String(one).trim(), classes: neededClasses(one) });
    });
  }).processSync(selector);
  return alternatives;
};

const isFrame = (node: ChildNode): boolean =>
  node.parent?.type === "atrule" && "name" in node.parent && /keyframes$/iu.test(node.parent.name);

/** Takes out what holds nothing any more: `@media` and the like. `@layer a, b;` holds nothing from the start. */
const dropEmpty = (container: Container): void => {
  container.each((node) => {
    if (node.type !== "atrule" || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
};

/** The site's styles, read once, of which each page needs a part. */
export interface Styles {
  /**
   * The part that pages with these classes need. It stays in its order, so that the same rules win. What names no class
   * always stays: rules for elements and states, tokens, the font.
   */
  readonly neededBy: (classes: ReadonlySet<string>) => string;
}

/** @param css a whole style sheet @throws where that is no CSS */
export const readStyles = (css: string): Styles => {
  const whole: Root = postcss.parse(css);
  const known = new Map<string, readonly Alternative[]>();
  whole.walkRules((rule) => {
    if (!known.has(rule.selector)) known.set(rule.selector, alternativesOf(rule.selector));
  });
  return {
    neededBy: (classes) => {
      const part = whole.clone();
      part.walkRules((rule) => {
        if (isFrame(rule)) return;
        const all = known.get(rule.selector) ?? [];
        const fitting = all.filter((one) => one.classes.every((name) => classes.has(name)));
        if (fitting.length === 0) rule.remove();
        else if (fitting.length < all.length) rule.selector = fitting.map(({ text }) => text).join(",");
      });
      dropEmpty(part);
      return part.toString();
    },
  };
};

/** All classes in a page's HTML. */
export const classesIn = (html: string): readonly string[] =>
  [...html.matchAll(/\sclass="(?<names>[^"]*)"/gu)].flatMap(({ groups }) => (groups?.["names"] ?? "").split(/\s+/u));
