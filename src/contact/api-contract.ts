/** The names that the form, its script and the function must agree on. */

/** Where messages are posted, and where a GET brings the anti-forgery cookie. */
export const contactEndpoint = "/api/contact";

export const xsrfCookieName = "XSRF-TOKEN";
export const xsrfHeaderName = "X-XSRF-TOKEN";

/** Carries one key for one message: a retry repeats it. 8 to 128 letters, digits, `-` and `_`; a UUID fits. */
export const idempotencyHeaderName = "Idempotency-Key";

export const contactFields = {
  email: "email",
  message: "message",
  /**
   * The field that only robots fill. The name stands in no browser's autofill list: "website",
   * "company" or "url" would be filled for real people, whose messages would then be refused.
   */
  honeypot: "referral",
  /** Milliseconds since the form was first touched, a number. Sent by the script only. */
  elapsed: "elapsed",
  /** Signed by the function in the pages that it answers with; the static pages cannot have one. */
  formToken: "form_token",
} as const;

/** The JSON answer of the function. The same number is the HTTP status. */
export type ContactAnswer = { readonly status: 200 } | { readonly status: number; readonly body: string };
