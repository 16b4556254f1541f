/**
 * The text of the contact form: its fields, which own it, and the draft, a copy in sessionStorage that outlives a reload,
 * Back and a crash of the tab, and goes with the tab. Where the browser refuses storage, the text is in the fields alone.
 */
import type { ContactMessage } from "../../contact/schema";
import { draftKeyName, draftName, fieldNames, readMessage, type contactFields } from "../../contact/api-contract";
import { durationParameter, pageParameter } from "../../lib/page-path";

/** The form's element with its fields by name. */
export interface ContactFormElement extends HTMLFormElement {
  readonly elements: HTMLFormControlsCollection &
    Readonly<Record<keyof ContactMessage | typeof contactFields.honeypot, HTMLInputElement | HTMLTextAreaElement>>;
}

export const readFields = ({ elements }: ContactFormElement): ContactMessage =>
  readMessage((name) => elements[name].value);

/** @returns an empty draft after a message was sent; undefined where nothing was stored yet, or storage is refused */
const readDraft = (): URLSearchParams | undefined => {
  try {
    const stored = sessionStorage.getItem(draftName);
    return stored === null ? undefined : new URLSearchParams(stored);
  } catch {
    return undefined;
  }
};

const writeDraft = (draft: URLSearchParams): void => {
  try {
    sessionStorage.setItem(draftName, draft.toString());
  } catch {
    // Storage may be refused or full.
  }
};

/** As a form is encoded. Half a surrogate pair, which no encoding can carry, becomes U+FFFD. */
const encode = (text: ContactMessage): URLSearchParams => new URLSearchParams(text);

const hasText = (draft: URLSearchParams | undefined, text: ContactMessage): boolean =>
  fieldNames.every((name) => (draft?.get(name) ?? "") === encode(text).get(name));

/** Stores what is in the fields. Another text is another message, so it loses the idempotency key. */
const saveDraft = (form: ContactFormElement): void => {
  const typed = readFields(form);
  if (!hasText(readDraft(), typed)) writeDraft(encode(typed));
};

/** Whether the browser has put back what was in the fields before, which may have been sent on another page since. */
const isRestoredByBrowser = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && (visit.type === "reload" || visit.type === "back_forward");
};

/**
 * Puts the draft into the fields, in place of what the browser filled in or restored.
 * @param isTyped what is in the fields counts more
 * @param isRestored what is in the fields may have been sent: an empty draft empties them
 * @returns whether that changed anything
 */
const restoreText = (form: ContactFormElement, isTyped: boolean, isRestored: boolean): boolean => {
  const draft = readDraft();
  if (draft === undefined || hasText(draft, readFields(form))) return false;
  for (const name of fieldNames) {
    const { value } = form.elements[name];
    const stored = draft.get(name) ?? "";
    if (isTyped) form.elements[name].value = value || stored;
    else form.elements[name].value = stored || (isRestored ? "" : value);
  }
  return true;
};

/**
 * Restores the form's text and keeps it in the draft for as long as the page lives. Where there is a text or the address
 * begins one, it starts the form's script, which hears of it as of typing. Both the script that pages run when they have
 * loaded and the form's own call it, and the first one counts.
 */
export const restoreAndKeepText = (form: ContactFormElement): void => {
  if ("prerendering" in document && document.prerendering === true) {
    // Until it's shown, a prerendered page has a copy of the storage, which is older by then.
    document.addEventListener("prerenderingchange", () => restoreAndKeepText(form), { once: true });
    return;
  }
  if (form.dataset["draft"] !== undefined) return;
  form.dataset["draft"] = "";

  for (const type of ["input", "focusin", "focusout"]) form.addEventListener(type, () => saveDraft(form));
  // The browser itself sends the form. The page of thanks empties a draft that has a key (api/responses/html-page.ts).
  form.addEventListener("formdata", () => idempotencyKeyOf(form));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted && !isRestoredByBrowser()) return;
    if (restoreText(form, false, true)) form.dispatchEvent(new Event("input"));
  });

  restoreText(form, form.dataset["typed"] !== undefined, isRestoredByBrowser());
  const address = new URLSearchParams(location.search);
  const isBegun = [durationParameter, pageParameter].some((name) => address.has(name));
  if (isBegun || fieldNames.some((name) => form.elements[name].value !== "")) form.dispatchEvent(new Event("input"));
};

const tenMinutesMs = 600_000;

/**
 * The idempotency key of what is in the fields: when it was first sent, in milliseconds since 1970, to ten minutes. It
 * stays until the text changes, also after a reload. Two tabs that send the same text have the same key: the function
 * adds the text to it.
 */
export const idempotencyKeyOf = (form: ContactFormElement): string => {
  saveDraft(form);
  const draft = readDraft() ?? new URLSearchParams();
  const key = draft.get(draftKeyName) ?? String(Date.now() - (Date.now() % tenMinutesMs));
  draft.set(draftKeyName, key);
  writeDraft(draft);
  return key;
};

/** Empties the form and the draft after a message was sent, unless another was begun meanwhile on another page. */
export const forgetSent = (form: ContactFormElement, sent: ContactMessage): void => {
  const draft = readDraft();
  if (draft !== undefined && !hasText(draft, sent)) return;
  writeDraft(new URLSearchParams());
  form.reset();
};
