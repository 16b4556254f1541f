import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Adds the elements inside a node, in document order. One list for the page: a list for each element took a third longer. */
const addElements = (elements: HtmlElement[], { childNodes }: DefaultTreeAdapterTypes.ParentNode): void => {
  for (const child of childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    elements.push(child);
    addElements(elements, child);
  }
};

/** All elements of a page, in document order, those of `<noscript>` too. */
export const elementsOfPage = (html: string): readonly HtmlElement[] => {
  const elements: HtmlElement[] = [];
  addElements(elements, parse(html, { scriptingEnabled: false }));
  return elements;
};

/** An attribute of an element, by its name in lowercase. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** The text of a script or style element. */
export const codeOf = ({ childNodes: [node] }: HtmlElement): string =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) ? node.value : "";
