import type { FunctionResponse } from "./call-function";

/** Beyond this the error message is shown instead of waiting. */
const maxSeconds = 5;

/**
 * The delay before the one retry, in milliseconds, or undefined when a retry cannot help: it can after a network
 * error, 5xx and 429.
 * @param response undefined after a network error
 */
export const retryDelay = (response: Omit<FunctionResponse, "text"> | undefined): number | undefined => {
  if (response !== undefined && response.httpStatus !== 429 && response.httpStatus < 500) return undefined;
  // An HTTP date (RFC 9110, 10.2.3) is not waited for.
  const seconds = Number(response?.retryAfter ?? 1);
  return seconds <= maxSeconds ? Math.max(seconds, 1) * 1000 : undefined;
};
