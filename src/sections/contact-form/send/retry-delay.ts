/** The result of one attempt to send. */
export type Attempt =
  | { readonly kind: "unreachable" }
  | {
      readonly kind: "answered";
      readonly httpStatus: number;
      /** The Retry-After header. */
      readonly retryAfter: string | null;
    };

const minDelayMs = 1000;
/** Beyond this the error message is shown instead of waiting. */
const maxDelayMs = 5000;

/**
 * The delay before the one retry, in milliseconds, or undefined when a retry cannot help: it can after a network
 * error, 5xx and 429.
 */
export const retryDelay = (attempt: Attempt): number | undefined => {
  if (attempt.kind === "unreachable") return minDelayMs;
  if (attempt.httpStatus !== 429 && attempt.httpStatus < 500) return undefined;
  if (attempt.retryAfter === null) return minDelayMs;
  // An HTTP date (RFC 9110, 10.2.3) counts as too long.
  const seconds = /^\d+$/u.test(attempt.retryAfter) ? Number(attempt.retryAfter) : Infinity;
  const delayMs = Math.max(minDelayMs, seconds * 1000);
  return delayMs <= maxDelayMs ? delayMs : undefined;
};
