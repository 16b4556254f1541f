import type { Diagnostic } from "../../content-lint/diagnostic";
import type { Place, PlaceLinks } from "./content-places";
import { decodeMarks, withoutMarks } from "./marks";
import { overlayRoutes } from "./routes";
import css from "./overlay.css";

/**
 * The development overlay: content errors, and where each text and picture of the page lives. It stands beside the
 * site's own scripts, which may be what is broken, and in a shadow root: neither styles the other.
 */

const storageKey = "show-content-places";

/** What takes the focus by itself; nothing inside it may take it too. */
const controls = "a[href], button, input, select, textarea, summary";

/** Carry texts besides text nodes. `data-alt` is that of a decorative picture, whose `alt` is empty. */
const textAttributes = ["alt", "data-alt", "aria-label", "placeholder"];

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

const host = create("div", { id: "content-overlay" });
const toggle = create("button", { type: "button", className: "toggle" }, "Show where content lives");
const outline = create("div", { className: "outline", hidden: true });
const label = create("section", { className: "label", ariaLabel: "Where this lives", hidden: true });
const announcement = create("p", { className: "announcement", role: "status" });
const diagnostics = create("div", { className: "diagnostics", role: "alert", hidden: true });
const tools = create("section", { ariaLabel: "Content tools" }, outline, toggle, label, announcement, diagnostics);
host.attachShadow({ mode: "open" }).append(create("style", {}, css), tools);

const linksOf = ({ editor, web }: PlaceLinks): readonly Node[] => [
  create("a", { href: editor }, "Open in VS Code"),
  ...(web === undefined ? [] : [create("a", { href: web, target: "_blank" }, "Open on the web")]),
];

/* Content errors */

const showDiagnostics = (errors: readonly (Diagnostic & PlaceLinks)[]): void => {
  diagnostics.hidden = errors.length === 0;
  diagnostics.replaceChildren(
    create("strong", {}, "The content has errors. The page stays as it was until they are fixed."),
    ...errors.map(({ file, line, column, field, message, fix, ...links }) =>
      create(
        "div",
        { className: "place" },
        create("code", {}, [file, line, column].filter((part) => part !== undefined).join(":")),
        create("strong", {}, field),
        create("p", {}, message),
        create("p", {}, fix),
        create("p", { className: "actions" }, ...linksOf(links)),
      ),
    ),
  );
};

/* Where a text lives */

/** An element that shows something, and the numbers of the fields that it shows; none when it is part of the code. */
interface Target {
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

/** The mark of a paragraph stands at its end: links and strong words find it in the element around them. */
const marked = (element: Element): Element | null => {
  const isInline = element.matches("svg *") || getComputedStyle(element).display.startsWith("inline");
  return ownIds(element).length > 0 || !isInline ? element : element.parentElement && marked(element.parentElement);
};

const targetAt = (at: Element): Target | undefined => {
  const element = marked(at) ?? at;
  if (ownIds(element).length > 0) return { element, ids: ownIds(element) };
  if (showsSomething(at)) return { element: at, ids: [] };
  // The words of a button stand in an element inside it.
  const control = at.closest(controls);
  const ids = control === null ? [] : idsInside(control);
  return control === null || ids.length === 0 ? undefined : { element: control, ids };
};

/** The fields of the nearest text from content that comes before an element, or else after it. */
const idsNear = (element: Element): readonly number[] => {
  let around = element.parentElement;
  while (around !== null && idsInside(around).length === 0) around = around.parentElement;
  const texts = [...(around?.querySelectorAll("*") ?? [])].filter((other) => ownIds(other).length > 0);
  const before = (other: Element) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING;
  return [texts.filter(before).at(-1) ?? texts[0] ?? []].flat().flatMap(ownIds);
};

let shown: Target | undefined;
/** Where the pointer was, so that it finds the label right below itself. */
let pointerX: number | undefined;
/** What had the focus before the label's buttons. */
let origin: Element | null = null;

const hide = (): void => {
  shown = undefined;
  label.hidden = true;
  outline.hidden = true;
};

/** Puts the outline around the shown element, and the label under it, or above where there is no room. */
const position = (): void => {
  if (shown === undefined) return;
  const { left, top, bottom, width, height } = shown.element.getBoundingClientRect();
  Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const room = { x: document.documentElement.clientWidth - label.offsetWidth, y: innerHeight - label.offsetHeight };
  const above = top - label.offsetHeight;
  const y = bottom <= room.y ? bottom : above >= 0 ? above : room.y;
  const x = Math.min(pointerX === undefined ? left : pointerX - 32, room.x);
  Object.assign(label.style, { left: `${Math.max(x, 0)}px`, top: `${Math.max(y, 0)}px` });
};

const announce = (text: string): void => {
  announcement.textContent = text;
};

const entry = ({ location, field, rules, ...links }: Place): Node => {
  const copy = create("button", { type: "button" }, "Copy location");
  copy.addEventListener("click", () => {
    void navigator.clipboard.writeText(location).then(
      () => announce(`Copied: ${location}`),
      () => announce("The browser does not allow copying."),
    );
  });
  return create(
    "div",
    { className: "place" },
    create("strong", {}, field),
    create("code", {}, location),
    create("p", {}, rules),
    create("p", { className: "actions" }, copy, ...linksOf(links)),
  );
};

const show = async (target: Target, x?: number): Promise<void> => {
  if (shown?.element === target.element) return;
  shown = target;
  const inCode = target.ids.length === 0;
  const ids = inCode ? idsNear(target.element) : target.ids;
  const response = await fetch(`${overlayRoutes.places}?ids=${[...new Set(ids)].join(",")}`);
  const places = (await response.json()) as readonly Place[];
  // Another was pointed at meanwhile.
  if (shown !== target) return;
  const code =
    "This lives in code (words: src/lib/ui-strings.ts or src/contact/messages.ts), or it is a number, a date, a code, an address or an icon that the content names.";
  const gone = "This place cannot be read now. Fix the content's errors, or reload the page.";
  const near = places.length > 0 ? "Next to it:" : "";
  const notes = inCode ? [code, near] : places.length === 0 ? [gone] : [];
  label.replaceChildren(
    ...notes.filter((text) => text !== "").map((text) => create("p", {}, text)),
    ...places.map(entry),
    create("p", { className: "keys" }, "F2: to the buttons. Escape: close."),
  );
  label.hidden = false;
  outline.hidden = false;
  pointerX = x;
  position();
  announce([...notes, ...places.map(({ field, location, rules }) => `${field}. ${location}. ${rules}`)].join(" "));
};

/** Elements that take the focus only while the overlay is on. */
const added = new Set<Element>();

/** Lets Tab reach each text and picture, and keeps the overlay inside an open modal dialog, which disables the rest. */
const follow = (): void => {
  const passedOver = `${controls}, [aria-hidden=true], svg, script, style, noscript, #gatsby-announcer`;
  for (const element of document.body.querySelectorAll("*:not([tabindex])")) {
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (!(isText || element.matches("img")) || element.closest(passedOver) !== null) continue;
    // Strong words belong to the paragraph around them.
    if (targetAt(element)?.element !== element) continue;
    element.setAttribute("tabindex", "0");
    // What has the focus needs a name (4.1.2).
    if (element.hasAttribute("data-alt")) element.setAttribute("alt", element.getAttribute("data-alt") ?? "");
    added.add(element);
  }
  const parent = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1) ?? document.body;
  if (host.parentNode === parent) return;
  parent.append(host);
  host.inert = false;
  host.ariaHidden = null;
};

const observer = new MutationObserver(follow);
let listeners = new AbortController();

/** What the pointer is over, but not by an enlarged hit area such as that of a card's link. */
const under = ({ target, clientX: x, clientY: y }: PointerEvent): EventTarget | null => {
  const covers = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  const isCovered = (element: Element) => covers(element.getBoundingClientRect());
  return target === host ? host : (document.elementsFromPoint(x, y).find(isCovered) ?? target);
};

/** The label stays until another element is pointed at, or Escape is pressed: it can be reached with the pointer. */
const point = (at: EventTarget | null, x?: number): void => {
  const target = at instanceof Element && at !== host ? targetAt(at) : undefined;
  if (target !== undefined) void show(target, x);
};

const onKey = (event: KeyboardEvent): void => {
  if (label.hidden) return;
  if (event.key === "F2") {
    if (!label.matches(":focus-within")) origin = document.activeElement;
    label.querySelector<HTMLElement>("button, a")?.focus();
  } else if (event.key === "Escape") {
    if (label.matches(":focus-within") && origin instanceof HTMLElement) origin.focus();
    hide();
  } else return;
  event.preventDefault();
  event.stopPropagation();
};

const turn = (on: boolean): void => {
  toggle.ariaPressed = String(on);
  listeners.abort();
  observer.disconnect();
  hide();
  announce("");
  for (const element of added) {
    element.removeAttribute("tabindex");
    if (element.hasAttribute("data-alt")) element.setAttribute("alt", "");
  }
  added.clear();
  if (!on) return;
  listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true } as const;
  // Scrolling moves elements under the pointer: no event of its own motion.
  document.addEventListener("pointermove", (event) => point(under(event), event.clientX), options);
  document.addEventListener("focusin", ({ target }) => point(target), options);
  document.addEventListener("keydown", onKey, options);
  document.addEventListener("scroll", position, options);
  window.addEventListener("resize", position, options);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["open"] });
  follow();
};

/* Start */

// Nobody pastes marks into a file.
document.addEventListener("copy", (event) => {
  const text = getSelection()?.toString() ?? "";
  if (decodeMarks(text).length === 0) return;
  event.clipboardData?.setData("text/plain", withoutMarks(text));
  event.preventDefault();
});

document.body.append(host);
new EventSource(overlayRoutes.diagnostics).onmessage = ({ data }: MessageEvent<string>) =>
  showDiagnostics(JSON.parse(data) as readonly (Diagnostic & PlaceLinks)[]);
toggle.addEventListener("click", () => {
  const on = toggle.ariaPressed !== "true";
  localStorage.setItem(storageKey, String(on));
  turn(on);
});
turn(localStorage.getItem(storageKey) === "true");
