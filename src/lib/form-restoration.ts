/** What the contact form shows before it is used: it is started where there is either (src/client/keep-draft.ts). */

/** The key of the draft in sessionStorage. */
export const draftKey = "contact-form-draft";

/**
 * Stores one field of a message in the draft, before the form's script is here: the page may be left meanwhile. Another text
 * is another message, so it loses the idempotency key.
 */
export const saveField = ({ name, value }: HTMLInputElement | HTMLTextAreaElement): void => {
  try {
    const stored: object = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    const draft = { email: "", message: "", ...stored, [name]: value, idempotencyKey: undefined };
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be refused. The text is in the field.
  }
};

/** The parameters of the URL that start a message: a choice from the pricing page, and a wish. */
export const durationParameter = "duration";
export const wishParameter = "wish";
