import { decodeMarks } from "./marks";

/** Carry texts besides text nodes. `data-alt` is that of a decorative picture, whose `alt` is empty. */
const textAttributes = ["alt", "data-alt", "aria-label", "placeholder"];

const textsOf = (element: Element): readonly string[] => [
  ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ...textAttributes.flatMap((name) => element.getAttribute(name) ?? []),
];

/** The numbers of the fields that an element and those inside it show, in their order. */
export const idsInside = (element: Element): readonly number[] => [
  ...new Set([element, ...element.querySelectorAll("*")].flatMap(textsOf).flatMap(decodeMarks)),
];

/** What is pointed at, but not by an enlarged hit area such as that of a card's link; around it, what has a mark. */
export const targetAt = ({ clientX: x, clientY: y }: MouseEvent): Element => {
  const covers = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  let element = document.elementsFromPoint(x, y).find((at) => covers(at.getBoundingClientRect()));
  while (element && idsInside(element).length === 0) element = element.parentElement ?? undefined;
  return element ?? document.documentElement;
};
