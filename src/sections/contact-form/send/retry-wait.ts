/** How one attempt to send ended. */
export type Attempt =
  | { readonly kind: "unreached" }
  | {
      readonly kind: "answered";
      readonly httpStatus: number;
      /** The Retry-After header as it stands. */
      readonly retryAfter: string | null;
    };

const shortWaitMs = 1000;
/** A visitor who waits longer than this at a silent form gives up; the server's words are better then. */
const longestWaitMs = 5000;

/**
 * How long to wait before the one retry, in milliseconds, or undefined when a retry cannot mend the
 * failure: it can for a lost connection, a server's own failure (5xx) and "too many" (429).
 */
export const retryWait = (attempt: Attempt): number | undefined => {
  if (attempt.kind === "unreached") return shortWaitMs;
  if (attempt.httpStatus !== 429 && attempt.httpStatus < 500) return undefined;
  if (attempt.retryAfter === null) return shortWaitMs;
  // A date (RFC 9110, 10.2.3) is never so near that it is worth reading.
  const seconds = /^\d+$/u.test(attempt.retryAfter) ? Number(attempt.retryAfter) : Infinity;
  const waitMs = Math.max(shortWaitMs, seconds * 1000);
  return waitMs <= longestWaitMs ? waitMs : undefined;
};
