export interface FetchedText {
  readonly httpStatus: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * Fetches a URL and reads the whole body within a time limit.
 * @param timeLimitMs milliseconds for request and response together
 * @returns undefined on a network error or timeout
 */
export const fetchText = async (
  address: string,
  options: RequestInit,
  timeLimitMs: number,
): Promise<FetchedText | undefined> => {
  try {
    const signal = timeoutSignal(timeLimitMs);
    const response = await fetch(address, { ...options, credentials: "same-origin", signal });
    return {
      httpStatus: response.status,
      retryAfter: response.headers.get("Retry-After"),
      text: await response.text(),
    };
  } catch {
    return undefined;
  }
};

/** Before Safari 16 and Chrome 103 the browser's own time limit applies. */
const timeoutSignal = (ms: number): AbortSignal | null => ("timeout" in AbortSignal ? AbortSignal.timeout(ms) : null);
