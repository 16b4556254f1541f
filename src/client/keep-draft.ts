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
  if (!isUnused) return;
  const start = (): boolean => form.dispatchEvent(new Event("focusin"));
  const inAddress = new URLSearchParams(location.search);
  if ([durationParameter, wishParameter].some((name) => inAddress.has(name))) start();
  try {
    const draft = sessionStorage.getItem(draftKey);
    // On Back the browser restores the text with which the page was left. On another page it may have been changed or sent.
    form.reset();
    if (draft !== null) start();
  } catch {
    // Storage may be refused.
  }
};
