/** What the contact form shows before it is used; the inline script starts it where it finds either (src/client/islands.ts). */

/** The key of the draft in sessionStorage. */
export const draftKey = "contact-form-draft";

/** The parameters of the URL that begin a message: a choice from the pricing page, and a wish. */
export const durationParameter = "duration";
export const wishParameter = "wish";
