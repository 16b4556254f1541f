/** In UTF-16 code units, as `maxlength` counts (docs/specification.md, "Limits"). */
export const emailMaxLength = 256;
export const messageMaxLength = 5000;

/** The shortest time between opening the page and submitting the form that counts as human, in milliseconds. */
export const minElapsedMs = 1000;
