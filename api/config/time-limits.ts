/**
 * The time of a request, in milliseconds. Both count from its first byte: hosts stop a function after 10 seconds, and the
 * form's script waits 11.
 */
export const timeLimits = {
  /** Until the body must be here. */
  body: 5000,
  /** Until the mail server must have answered. One command to Redis, half a second at most, may come on top. */
  mail: 8000,
} as const;
