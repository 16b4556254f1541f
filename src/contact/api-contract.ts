/** The names and limits that the form, its script and the function share. */

/** POST sends a message; GET sets the XSRF cookie. */
export const contactEndpoint = "/api/contact";

export const xsrfCookieName = "XSRF-TOKEN";
export const xsrfHeaderName = "X-XSRF-TOKEN";

/** The same for each attempt to send a text. 8 to 128 letters, digits, `-` and `_`. */
export const idempotencyHeaderName = "Idempotency-Key";

export const contactFields = {
  email: "email",
  message: "message",
  /**
   * The honeypot. Browsers autofill fields named "website", "company" or "url", and the messages of
   * real people would be rejected; no autofill list holds "referral".
   */
  honeypot: "referral",
  /** Milliseconds since the page was opened, a number. Sent by the script only. */
  elapsed: "elapsed",
} as const;

/**
 * The fields that visitors fill in, in the form's order. Written out, because every page's script would hold
 * `contactFields` otherwise.
 */
export const fieldNames = ["email", "message"] as const;

export type FieldName = (typeof fieldNames)[number];

export const emptyMessage: Readonly<Record<FieldName, string>> = { email: "", message: "" };

/** A message of the texts that its fields have: in the page, or in a request. */
export const readMessage = (textOf: (name: FieldName) => string): typeof emptyMessage =>
  fieldNames.reduce((message, name) => ({ ...message, [name]: textOf(name) }), emptyMessage);

/** The draft of a message in sessionStorage, encoded as a form is, with the idempotency key once its text was sent. */
export const draftName = "contact-form-draft";
export const draftKeyName = "key";

/** In UTF-16 code units, as `maxlength` counts (docs/specification.md, "Limits"). */
export const emailMaxLength = 256;
export const messageMaxLength = 5000;

/** The shortest time between opening the page and submitting the form that counts as human, in milliseconds. */
export const minElapsedMs = 1000;
