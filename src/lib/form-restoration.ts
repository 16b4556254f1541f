/** What the contact form restores on load; the loader hydrates a page with a form that finds either. */

/** The key of the draft in sessionStorage. */
export const draftKey = "contact-form-draft";

/** The parameter of the URL that carries a choice from the pricing page. */
export const durationParameter = "duration";
