import type { Diagnostic } from "../../content-lint/diagnostic";
import type { ContentLocation, LocationGroup, LocationLinks } from "./content-locations";
import { decodeMarks, withoutMarks } from "./marks";
import { overlayRoutes } from "./routes";
import { controls, idsNear, pointedAt, targetAt, type Target } from "./targets";
import css from "./overlay.css";

/**
 * The development overlay: content errors, and where each text and picture of the page lives. It is loaded apart
 * from the site's own scripts, which may be broken, and in a shadow root: neither styles the other.
 */

const storageKey = "show-content-locations";

/** Time to reach the label with the pointer before it goes, in milliseconds. */
const hideDelay = 400;

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

const linksOf = ({ editor, web }: LocationLinks): readonly Node[] => [
  create("a", { href: editor }, "Open in VS Code"),
  ...(web === undefined ? [] : [create("a", { href: web, target: "_blank" }, "Open on the web")]),
];

/* Content errors */

const showDiagnostics = (errors: readonly (Diagnostic & LocationLinks)[]): void => {
  diagnostics.hidden = errors.length === 0;
  diagnostics.replaceChildren(
    create("strong", {}, "The content has errors. The page stays as it was until they are fixed."),
    ...errors.map(({ file, line, column, field, message, fix, ...links }) =>
      create(
        "div",
        { className: "location" },
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

let shown: Target | undefined;
/** The pointer's x, so that the label opens below it; undefined when the keyboard opened the label. */
let pointerX: number | undefined;
/** What had the focus before the label's buttons. */
let previousFocus: Element | null = null;

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

const entry = ({ location, field, rules, ...links }: ContentLocation): Node => {
  const copy = create("button", { type: "button" }, "Copy location");
  const confirm = (words: string, message: string) => () => {
    copy.textContent = words;
    announce(message);
  };
  copy.addEventListener("click", () => {
    void navigator.clipboard
      .writeText(location)
      .then(confirm("✓ Copied", `Copied: ${location}`), confirm("Not copied", "The browser does not allow copying."));
  });
  return create(
    "div",
    { className: "location" },
    create("strong", {}, field),
    create("code", {}, location),
    create("p", {}, rules),
    create("p", { className: "actions" }, copy, ...linksOf(links)),
  );
};

const show = async (target: Target, x?: number): Promise<void> => {
  if (shown?.element === target.element) return;
  shown = target;
  const { element, ids } = target;
  const text = withoutMarks(element.textContent).slice(0, 500);
  const query = new URLSearchParams({ ids: ids.join(), near: idsNear(element).join(), text });
  const response = await fetch(`${overlayRoutes.locations}?${query.toString()}`);
  const groups = (await response.json()) as readonly LocationGroup[];
  // The pointer is over another element by now.
  if (shown !== target) return;
  label.replaceChildren(
    ...groups.flatMap(({ note, locations }) => [
      ...(note === "" ? [] : [create("p", {}, note)]),
      ...locations.map(entry),
    ]),
    create("p", { className: "keys" }, "F2: go to the buttons. Escape: close."),
  );
  label.hidden = false;
  outline.hidden = false;
  pointerX = x;
  position();
  const announced = groups.flatMap(({ note, locations }) => [
    note,
    ...locations.map(({ field, location, rules }) => `${field}. ${location}. ${rules}`),
  ]);
  announce(announced.join(" ").trim());
};

/** Elements that take the focus only while the overlay is on. */
const added = new Set<Element>();

/** Lets Tab reach each text and picture, and moves the overlay into an open modal dialog, which makes the rest inert. */
const makeFocusable = (): void => {
  const excluded = `${controls}, [aria-hidden=true], svg, script, style, noscript, #gatsby-announcer`;
  for (const element of document.body.querySelectorAll("*:not([tabindex])")) {
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (!(isText || element.matches("img")) || element.closest(excluded) !== null) continue;
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

const observer = new MutationObserver(makeFocusable);
let listeners = new AbortController();

let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** The label stays while it or its element is pointed at. What the keyboard has opened stays until the focus moves. */
const point = (at: EventTarget | null, x?: number): void => {
  clearTimeout(hideTimer);
  if (at === host) return;
  const target = at instanceof Element ? targetAt(at) : undefined;
  if (target !== undefined) void show(target, x);
  else if ((pointerX === undefined) === (x === undefined)) hideTimer = setTimeout(hide, hideDelay);
};

const onKey = (event: KeyboardEvent): void => {
  if (label.hidden) return;
  if (event.key === "F2") {
    if (!label.matches(":focus-within")) previousFocus = document.activeElement;
    label.querySelector<HTMLElement>("button, a")?.focus();
  } else if (event.key === "Escape") {
    if (label.matches(":focus-within") && previousFocus instanceof HTMLElement) previousFocus.focus();
    hide();
  } else return;
  event.preventDefault();
  event.stopPropagation();
};

const setActive = (on: boolean): void => {
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
  // Not pointerover: scrolling fires it too.
  document.addEventListener("pointermove", (event) => point(pointedAt(event, host), event.clientX), options);
  document.addEventListener("focusin", ({ target }) => point(target), options);
  document.addEventListener("keydown", onKey, options);
  document.addEventListener("scroll", position, options);
  window.addEventListener("resize", position, options);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ["open"] });
  makeFocusable();
};

/* Start */

// Copied text has no marks.
document.addEventListener("copy", (event) => {
  const text = getSelection()?.toString() ?? "";
  if (decodeMarks(text).length === 0) return;
  event.clipboardData?.setData("text/plain", withoutMarks(text));
  event.preventDefault();
});

document.body.append(host);
const events = new EventSource(overlayRoutes.diagnostics);
events.onmessage = ({ data }: MessageEvent<string>) =>
  showDiagnostics(JSON.parse(data) as readonly (Diagnostic & LocationLinks)[]);
// What was reported before may no longer be true.
events.onerror = () => {
  diagnostics.hidden = false;
  diagnostics.textContent = "Live editing is starting again, or has stopped. When it is back, this page loads again.";
};
// The connection is opened again after live editing has restarted.
events.onopen = () => {
  events.onopen = () => location.reload();
};
toggle.addEventListener("click", () => {
  const on = toggle.ariaPressed !== "true";
  localStorage.setItem(storageKey, String(on));
  setActive(on);
});
setActive(localStorage.getItem(storageKey) === "true");
