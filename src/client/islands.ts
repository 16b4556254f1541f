import { draftKey, durationParameter, isDraftEntry, saveField, wishParameter } from "../lib/form-restoration";

/**
 * Starts the page's island, the contact form, when it is first used: a field gets the focus or is filled, or the form is
 * submitted. Until React has taken it over the form carries `data-island`, and a submit is pending: `data-pending`, styled
 * in contact-form.css. If the script doesn't come, the browser sends the form as it does without JavaScript.
 */

const waitingForms = "form[data-island]";

/** Milliseconds after which a pending submit is the browser's. */
const fallBackAfterMs = 8000;

/** Whether the form has to show something without being used: a starter of the message, or a draft of this tab. */
const restoresForm = (): boolean => {
  const parameters = new URLSearchParams(location.search);
  if (parameters.has(durationParameter) || parameters.has(wishParameter)) return true;
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // Storage may be refused.
    return false;
  }
};

/**
 * Listens for the first use of a form.
 * @param script the address of the island's script
 * @returns starts the island where the form has something to restore; for when the page has loaded
 */
export const startIslands = (script: string): (() => void) => {
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fallBack = (): void => {
    for (const form of document.querySelectorAll<HTMLFormElement>(waitingForms)) {
      form.removeAttribute("data-island");
      form.noValidate = false;
      if (!form.hasAttribute("data-pending")) continue;
      // Back from the answer may show this page as it was left.
      form.removeAttribute("data-pending");
      // The function answers what is missing.
      form.submit();
    }
  };
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    const element = document.createElement("script");
    element.src = script;
    element.onerror = fallBack;
    document.head.append(element);
  };
  const onUse = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(waitingForms) === null) return;
    start();
    // Browsers scroll the caret into view, not the field: its end would be under the bottom bar (WCAG 2.4.12).
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
  };
  const onInput = (event: Event): void => {
    onUse(event);
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target.closest(waitingForms) === null) return;
    try {
      saveField(target);
    } catch {
      // Storage may be refused. The text is in the field.
    }
  };
  const onSubmit = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement && form.matches(waitingForms))) return;
    event.preventDefault();
    form.setAttribute("data-pending", "");
    timer ??= setTimeout(fallBack, fallBackAfterMs);
    start();
  };

  // With scripts the form's own dialogs report errors.
  for (const form of document.querySelectorAll<HTMLFormElement>(waitingForms)) form.noValidate = true;
  document.addEventListener("focusin", onUse);
  document.addEventListener("input", onInput);
  document.addEventListener("submit", onSubmit, true);
  const restore = (): void => {
    const form = document.querySelector<HTMLFormElement>(waitingForms);
    if (form === null || isStarted) return;
    // On Back the browser restores the text with which the page was left. It may have been changed or sent on another page.
    if (isDraftEntry()) form.reset();
    if (restoresForm()) start();
  };
  // Chromium restores fields just after the page has loaded.
  return () => setTimeout(restore);
};
