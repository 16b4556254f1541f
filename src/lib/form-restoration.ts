/** What the contact form shows before it is used; the inline script starts it where it finds either (src/client/islands.ts). */

/** The key of the draft in sessionStorage. */
export const draftKey = "contact-form-draft";

/** Whether the form's text was saved as a draft while this entry of the history was shown. */
export const isDraftEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && draftKey in state;
};

/** Notes that it was. */
export const markDraftEntry = (): void => {
  if (!isDraftEntry()) window.history.replaceState({ ...window.history.state, [draftKey]: true }, "");
};

/**
 * Stores one field of a message in the draft, before the form's script is here: the page may be left meanwhile. Another text
 * is another message, so it loses the idempotency key. @throws where storage is refused
 */
export const saveField = ({ name, value }: HTMLInputElement | HTMLTextAreaElement): void => {
  const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
  const draft = {
    email: "",
    message: "",
    ...(typeof stored === "object" ? stored : {}),
    [name]: value,
    idempotencyKey: undefined,
  };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
  markDraftEntry();
};

/** The parameters of the URL that start a message: a choice from the pricing page, and a wish. */
export const durationParameter = "duration";
export const wishParameter = "wish";
