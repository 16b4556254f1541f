/** What the contact form shows before it is used; the inline script starts it where it finds either (src/client/islands.ts). */

/** The key of the draft in sessionStorage. */
export const draftKey = "contact-form-draft";

/** The parameter of the URL that carries a choice from the pricing page. */
export const durationParameter = "duration";
