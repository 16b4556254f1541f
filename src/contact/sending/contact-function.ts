import { contactEndpoint, xsrfCookieName } from "../api-contract";

export interface FunctionResponse {
  readonly httpStatus: number;
  readonly text: string;
  /** Whether the same request may succeed in a second: the server failed, or says so by Retry-After. */
  readonly isTemporary: boolean;
}

/** The function responds within 9 seconds; the rest is for a slow network. */
const timeLimitMs = 11_000;

/** Requests the contact function and reads the whole response. @returns undefined on a network error or timeout */
export const callFunction = async (options: RequestInit): Promise<FunctionResponse | undefined> => {
  try {
    // Before Safari 16 and Chrome 103 the browser's own time limit applies.
    const signal = "timeout" in AbortSignal ? AbortSignal.timeout(timeLimitMs) : null;
    const response = await fetch(contactEndpoint, { ...options, credentials: "same-origin", signal });
    const { status, headers } = response;
    const isTemporary = status >= 500 || headers.get("Retry-After") === "1";
    return { httpStatus: status, text: await response.text(), isTemporary };
  } catch {
    return undefined;
  }
};

/**
 * The XSRF tokens that the page can read, ours among them: an application on the domain above may set a cookie by that
 * name.
 */
export const readXsrfTokens = (): readonly string[] =>
  document.cookie
    .split("; ")
    .filter((pair) => pair.startsWith(`${xsrfCookieName}=`))
    .map((pair) => pair.slice(xsrfCookieName.length + 1));

let pending: Promise<FunctionResponse | undefined> | undefined;

/**
 * Asks the function for the XSRF cookie, once at a time.
 * @returns its response, or undefined on a network error. 200 doesn't mean that the browser stored the cookie.
 */
export const fetchXsrfToken = (): Promise<FunctionResponse | undefined> => {
  pending ??= callFunction({ headers: { Accept: "application/json" }, cache: "no-store" }).finally(() => {
    pending = undefined;
  });
  return pending;
};

/** Fetches the XSRF cookie unless the page can read a token, as where the form got the focus before. */
export const ensureXsrfToken = async (): Promise<void> => {
  if (readXsrfTokens().length === 0) await fetchXsrfToken();
};
