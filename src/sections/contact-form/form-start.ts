/** Milliseconds after which a submitted form is the browser's. */
const fallBackAfterMs = 8000;

/**
 * Loads the form's script when the form is first used: a field gets the focus or is filled, or the form is submitted. If
 * the script doesn't come, the browser sends the form as it does without JavaScript. How far the script is, the form's
 * attribute `data-script` says (contact-form.tsx).
 * @param loadScript loads the form's script; calls back where it doesn't come
 */
export const startOnUse = (form: HTMLFormElement, loadScript: (onError: () => void) => void): void => {
  const fallBack = (): void => {
    const state = form.dataset["script"];
    if (state === undefined) return;
    // Before it's sent: Back from the answer may show this page as it was left.
    delete form.dataset["script"];
    form.noValidate = false;
    // The function answers what is missing.
    if (state === "submitted") form.submit();
  };
  const start = ({ target, type }: Event): void => {
    // Browsers scroll the caret into view, not the field: its end would be under the bottom bar (WCAG 2.4.12).
    if (type === "focusin" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
    const state = form.dataset["script"];
    if (state === undefined) return;
    if (state === "unused") {
      form.dataset["script"] = "loading";
      loadScript(fallBack);
    }
    if (type !== "focusin") form.dataset["typed"] = "";
  };

  // With scripts the form's own dialogs report errors.
  form.noValidate = true;
  form.addEventListener("focusin", start);
  form.addEventListener("input", start);
  form.addEventListener("submit", (event) => {
    start(event);
    if (form.dataset["script"] === undefined) return;
    event.preventDefault();
    form.dataset["script"] = "submitted";
    setTimeout(fallBack, fallBackAfterMs);
  });
};

/** Lets the form's script do from now on what `startOnUse` did, and what was asked for meanwhile. */
export const takeOver = (form: HTMLFormElement): void => {
  const isSubmitted = form.dataset["script"] === "submitted";
  delete form.dataset["script"];
  if (form.contains(document.activeElement)) form.dispatchEvent(new Event("focusin"));
  // Not requestSubmit(), which Safari has since 16.
  if (isSubmitted) form.dispatchEvent(new Event("submit", { cancelable: true }));
};
