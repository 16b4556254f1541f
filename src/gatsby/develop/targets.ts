import { decodeMarks, withoutMarks } from "./marks";

/** What is pointed at, and which fields of the content it shows. */

/** What takes the focus by itself; nothing inside it may take it too. */
export const controls = "a[href], button, input, select, textarea, summary";

/** Carry texts besides text nodes. `data-alt` is that of a decorative picture, whose `alt` is empty. */
const textAttributes = ["alt", "data-alt", "aria-label", "placeholder"];

/** An element that shows something, and the numbers of the fields that it shows; none when it is part of the code. */
export interface Target {
  readonly element: Element;
  readonly ids: readonly number[];
}

const ownTexts = (element: Element): readonly string[] => [
  ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
  ...textAttributes.flatMap((name) => element.getAttribute(name) ?? []),
];

const ownIds = (element: Element): readonly number[] => ownTexts(element).flatMap(decodeMarks);

const idsInside = (element: Element): readonly number[] => [element, ...element.querySelectorAll("*")].flatMap(ownIds);

const showsSomething = (element: Element): boolean =>
  element.matches("img, svg, svg *") || ownTexts(element).some((text) => withoutMarks(text).trim() !== "");

/** The mark of a paragraph is at its end: links and strong words find it in the element around them. */
const marked = (element: Element): Element | null => {
  const isInline = element.matches("svg *") || getComputedStyle(element).display.startsWith("inline");
  return ownIds(element).length > 0 || !isInline ? element : element.parentElement && marked(element.parentElement);
};

export const targetAt = (at: Element): Target | undefined => {
  const element = marked(at) ?? at;
  if (ownIds(element).length > 0) return { element, ids: ownIds(element) };
  if (showsSomething(at)) return { element: at, ids: [] };
  // The words of a button are in an element inside it.
  const control = at.closest(controls);
  const ids = control === null ? [] : idsInside(control);
  return control === null || ids.length === 0 ? undefined : { element: control, ids };
};

/** The fields of the nearest text from content that comes before an element, or else after it. */
export const idsNear = (element: Element): readonly number[] => {
  let around = element.parentElement;
  while (around !== null && idsInside(around).length === 0) around = around.parentElement;
  const texts = [...(around?.querySelectorAll("*") ?? [])].filter((other) => ownIds(other).length > 0);
  const before = (other: Element) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING;
  return [texts.filter(before).at(-1) ?? texts[0] ?? []].flat().flatMap(ownIds);
};

/** What the pointer is over, but not by an enlarged hit area such as that of a card's link. */
export const pointedAt = ({ target, clientX: x, clientY: y }: PointerEvent, overlay: Element): EventTarget | null => {
  const covers = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  const isCovered = (element: Element) => covers(element.getBoundingClientRect());
  return target === overlay ? overlay : (document.elementsFromPoint(x, y).find(isCovered) ?? target);
};
