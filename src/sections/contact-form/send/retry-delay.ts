import type { FetchedText } from "./fetch-text";

const minDelayMs = 1000;
/** Beyond this the error message is shown instead of waiting. */
const maxDelayMs = 5000;

/**
 * The delay before the one retry, in milliseconds, or undefined when a retry cannot help: it can after a network
 * error, 5xx and 429.
 * @param fetched undefined after a network error
 */
export const retryDelay = (fetched: Omit<FetchedText, "text"> | undefined): number | undefined => {
  if (fetched === undefined) return minDelayMs;
  const { httpStatus, retryAfter } = fetched;
  if (httpStatus !== 429 && httpStatus < 500) return undefined;
  if (retryAfter === null) return minDelayMs;
  // An HTTP date (RFC 9110, 10.2.3) counts as too long.
  const seconds = /^\d+$/u.test(retryAfter) ? Number(retryAfter) : Infinity;
  const delayMs = Math.max(minDelayMs, seconds * 1000);
  return delayMs <= maxDelayMs ? delayMs : undefined;
};
