import type { ContentLocation } from "./content-locations";
import { decodeMarks, withoutMarks } from "./marks";
import { overlayRoutes } from "./routes";
import { idsInside, targetAt } from "./targets";
import css from "./overlay.css";

/**
 * The development overlay: content errors, and where each text and picture of the page lives. It is loaded apart
 * from the site's own scripts, which may be broken, and in a shadow root: neither styles the other.
 */

const host = document.createElement("div");
host.id = "content-overlay";
const shadow = host.attachShadow({ mode: "open" });
shadow.innerHTML = `<style>${css}</style>
<section aria-label="Content tools">
  <button type="button">Show where content lives</button>
  <dialog aria-label="Where content lives" closedby="any">
    <form method="dialog"><button>Close</button></form>
    <p>Hold Alt and click a text or a picture: this list then has only that one.</p>
    <ul></ul>
    <p>What is not listed is in code (labels: src/strings/ui-strings.ts and other files named *-strings.ts; messages of the
    form: src/contact/messages.ts), or it is a number, a date or a code from the files above.</p>
  </dialog>
  <div role="alert" tabindex="0" hidden></div>
</section>`;

const part = (selector: string): HTMLElement => {
  const element = shadow.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The overlay has no ${selector}.`);
  return element;
};

/* Where texts live */

const create = (name: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { textContent: text });

const entry = ({ location, editor, field, text, rules }: ContentLocation): Node => {
  const item = document.createElement("li");
  const link = Object.assign(create("a", location), { href: editor, title: "Open in VS Code" });
  item.append(create("q", text), link, create("strong", field), create("small", rules));
  return item;
};

const showLocations = async (around: Element): Promise<void> => {
  const response = await fetch(`${overlayRoutes.locations}${idsInside(around).join()}`);
  const locations = (await response.json()) as readonly ContentLocation[];
  part("ul").replaceChildren(...locations.map(entry));
  // A dialog of the form hides what else is in the body. A modal dialog in it escapes `inert` by itself.
  host.ariaHidden = null;
  const dialog = part("dialog") as HTMLDialogElement;
  if (!dialog.open) dialog.showModal();
};

part("section > button").addEventListener("click", () => void showLocations(document.documentElement));
document.addEventListener(
  "click",
  (event) => {
    if (!event.altKey || event.target === host) return;
    event.preventDefault();
    event.stopPropagation();
    void showLocations(targetAt(event));
  },
  { capture: true },
);

/* Content errors */

const showErrors = (text: string): void => {
  part("[role=alert]").hidden = text === "";
  part("[role=alert]").textContent = text;
};

const events = new EventSource(overlayRoutes.errors);
events.onmessage = ({ data }: MessageEvent<string>) => showErrors(JSON.parse(data) as string);
// What was reported before may no longer be true.
events.onerror = () =>
  showErrors("Live editing is starting again, or has stopped. When it is back, this page loads again.");
// The connection is opened again after live editing has restarted.
events.onopen = () => {
  events.onopen = () => location.reload();
};

// Copied text has no marks.
document.addEventListener("copy", (event) => {
  const text = getSelection()?.toString() ?? "";
  if (decodeMarks(text).length === 0) return;
  event.clipboardData?.setData("text/plain", withoutMarks(text));
  event.preventDefault();
});

document.body.append(host);
