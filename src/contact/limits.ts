/** The specification's limits, counted as a browser's `maxlength` counts: in UTF-16 code units. */
export const emailMaxLength = 256;
export const messageMaxLength = 5000;

/**
 * The least time, in milliseconds, between the first touch of the form and a send. Nobody types an
 * address and a message in a second; a robot that runs the page's scripts often does.
 */
export const leastTimeMs = 1000;
