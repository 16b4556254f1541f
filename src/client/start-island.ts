import { draftKey, durationParameter, saveField, wishParameter } from "../lib/form-restoration";
import { afterLoad } from "./after-load";
import { loadScript } from "./load-script";

/** Milliseconds after which a pending submit is the browser's. */
const fallBackAfterMs = 8000;

/**
 * Starts a page's island, the contact form, when it is first used: a field gets the focus or is filled, or the form is
 * submitted; and when it has a text to show. Until React has taken it over the form carries `data-island`, and a submit is
 * pending: `data-pending`, styled in contact-form.css. If the script doesn't come, the browser sends the form as it does
 * without JavaScript.
 * @param script the address of the island's script
 */
export const startIsland = (form: HTMLFormElement, script: string): void => {
  const isWaiting = (): boolean => form.hasAttribute("data-island");
  const fallBack = (): void => {
    if (!isWaiting()) return;
    form.removeAttribute("data-island");
    form.noValidate = false;
    if (!form.hasAttribute("data-pending")) return;
    // Back from the answer may show this page as it was left.
    form.removeAttribute("data-pending");
    // The function answers what is missing.
    form.submit();
  };
  let isStarted = false;
  const start = (): void => {
    if (!isStarted) loadScript(script, fallBack);
    isStarted = true;
  };

  // With scripts the form's own dialogs report errors.
  form.noValidate = true;
  form.addEventListener("focusin", ({ target }) => {
    if (!isWaiting()) return;
    start();
    // Browsers scroll the caret into view, not the field: its end would be under the bottom bar (WCAG 2.4.12).
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
  });
  form.addEventListener("input", ({ target }) => {
    if (!isWaiting()) return;
    start();
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) saveField(target);
  });
  form.addEventListener("submit", (event) => {
    if (!isWaiting()) return;
    start();
    event.preventDefault();
    form.setAttribute("data-pending", "");
    setTimeout(fallBack, fallBackAfterMs);
  });

  const restore = (): void => {
    if (isStarted) return;
    const parameters = new URLSearchParams(location.search);
    if (parameters.has(durationParameter) || parameters.has(wishParameter)) start();
    try {
      const draft = sessionStorage.getItem(draftKey);
      // On Back the browser restores the text with which the page was left. On another page it may have been changed or sent.
      form.reset();
      if (draft !== null) start();
    } catch {
      // Storage may be refused.
    }
  };
  // Chromium restores fields just after the page has loaded.
  afterLoad(() => setTimeout(restore));
};
