import { contactEndpoint, xsrfCookieName } from "../api-contract";

export interface FunctionResponse {
  readonly httpStatus: number;
  readonly text: string;
}

/** The function responds within 9 seconds and its host stops it after 10; the rest is for a slow network. */
const timeLimitMs = 11_000;

/** Requests the contact function and reads the whole response. @returns undefined on a network error or timeout */
export const callFunction = async (options: RequestInit): Promise<FunctionResponse | undefined> => {
  try {
    // Before Safari 16 and Chrome 103 the browser's own time limit applies.
    const signal = "timeout" in AbortSignal ? AbortSignal.timeout(timeLimitMs) : null;
    const response = await fetch(contactEndpoint, { ...options, credentials: "same-origin", signal });
    return { httpStatus: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
};

export const readXsrfToken = (): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${xsrfCookieName}=`))
    ?.slice(xsrfCookieName.length + 1);

let pending: Promise<boolean> | undefined;

/**
 * Fetches the XSRF cookie, unless it is set or being fetched.
 * @returns false when the request failed; true does not mean that the browser stored the cookie
 */
export const fetchXsrfToken = (): Promise<boolean> => {
  if (readXsrfToken() !== undefined) return Promise.resolve(true);
  pending ??= callFunction({ headers: { Accept: "application/json" }, cache: "no-store" }).then((response) => {
    pending = undefined;
    return response !== undefined && response.httpStatus < 400;
  });
  return pending;
};

/** Deletes a cookie that the function rejected. */
export const deleteXsrfToken = (): void => {
  document.cookie = `${xsrfCookieName}=; path=/; max-age=0`;
};
