import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The elements inside a node, in document order. */
const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): readonly HtmlElement[] =>
  node.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsIn(child)]);

/** All elements of a page, in document order, those of `<noscript>` too. */
export const elementsOfPage = (html: string): readonly HtmlElement[] =>
  elementsIn(parse(html, { scriptingEnabled: false }));

/** An attribute of an element, by its name in lowercase. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of a script or style element. */
export const inlineCodeOf = ({ childNodes: [node] }: HtmlElement): string =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) ? node.value : "";
