import { draftKey, durationParameter, saveField, wishParameter } from "../lib/form-restoration";

/**
 * What the contact form does before it is used, once the page has loaded: it starts where it has a text to show, and until
 * its own script is here what is typed goes into the draft.
 * @param form with `data-island` (start-island.ts)
 */
export const keepDraft = (form: HTMLFormElement): void => {
  const isUnused = form.dataset["island"] === "";
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]")) {
    const save = (): void => {
      if (form.hasAttribute("data-island")) saveField(field);
    };
    if (!isUnused && field.value !== "") save();
    field.addEventListener("input", save);
  }
  const start = (): void => {
    if (isUnused) form.dispatchEvent(new Event("focusin"));
  };
  const inAddress = new URLSearchParams(location.search);
  if ([durationParameter, wishParameter].some((name) => inAddress.has(name))) start();
  try {
    if (sessionStorage.getItem(draftKey) !== null) start();
    // On Back the browser would restore what was in the form, which may have been changed or sent on another page. The email
    // field has its own `autocomplete` and is still filled in. Firefox restores all the same.
    form.autocomplete = "off";
    if (isUnused) form.reset();
  } catch {
    // Storage may be refused: then the browser's text is all there is.
  }
};
