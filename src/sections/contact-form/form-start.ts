/** Milliseconds after which a pending submit is the browser's. */
const fallBackAfterMs = 8000;

/**
 * Loads the form's script when the form is first used: a field gets the focus or is filled, or the form is submitted. Until
 * the script has taken it over, the form carries `data-island`, with the type of the event that used it, and a submit is
 * pending: `data-pending`, styled in button-state.css. If the script doesn't come, the browser sends the form as it does
 * without JavaScript.
 * @param loadScript loads the form's script; calls back where it doesn't come
 */
export const startOnUse = (form: HTMLFormElement, loadScript: (onError: () => void) => void): void => {
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
  const start = ({ target, type }: Event): void => {
    if (!isWaiting()) return;
    if (form.dataset["island"] === "") loadScript(fallBack);
    if (form.dataset["island"] === "" || type !== "focusin") form.dataset["island"] = type;
    // Browsers scroll the caret into view, not the field: its end would be under the bottom bar (WCAG 2.4.12).
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
  };

  // With scripts the form's own dialogs report errors.
  form.noValidate = true;
  form.addEventListener("focusin", start);
  form.addEventListener("input", start);
  form.addEventListener("submit", (event) => {
    if (!isWaiting()) return;
    start(event);
    event.preventDefault();
    form.setAttribute("data-pending", "");
    setTimeout(fallBack, fallBackAfterMs);
  });
};

/** Lets the form's script do from now on what `startOnUse` did, and what was asked for meanwhile. */
export const takeOver = (form: HTMLFormElement): void => {
  form.removeAttribute("data-island");
  if (form.contains(document.activeElement)) form.dispatchEvent(new Event("focusin"));
  if (!form.hasAttribute("data-pending")) return;
  form.removeAttribute("data-pending");
  // Not requestSubmit(), which Safari has since 16.
  form.dispatchEvent(new Event("submit", { cancelable: true }));
};
