import type { FunctionAnswer } from "./call-function";

/** Beyond this the error message is shown instead of waiting. */
const maxSeconds = 5;

/**
 * The delay before the one retry, in milliseconds, or undefined when a retry cannot help: it can after a network
 * error, 5xx and 429.
 * @param answer undefined after a network error
 */
export const retryDelay = (answer: Omit<FunctionAnswer, "text"> | undefined): number | undefined => {
  if (answer !== undefined && answer.httpStatus !== 429 && answer.httpStatus < 500) return undefined;
  // An HTTP date (RFC 9110, 10.2.3) is not waited for.
  const seconds = Number(answer?.retryAfter ?? 1);
  return seconds <= maxSeconds ? Math.max(seconds, 1) * 1000 : undefined;
};
