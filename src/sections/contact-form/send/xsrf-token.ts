import { xsrfCookieName } from "../../../contact/api-contract";
import { callFunction } from "./call-function";

/**
 * The XSRF cookie, fetched when the form is first used: readers of the page get no cookie, and submitting need not
 * wait for it.
 */

let pending: Promise<boolean> | undefined;

/** The value of the cookie, if any. */
export const readXsrfToken = (cookies: string = document.cookie): string | undefined =>
  cookies
    .split("; ")
    .find((pair) => pair.startsWith(`${xsrfCookieName}=`))
    ?.slice(xsrfCookieName.length + 1);

/**
 * Fetches the cookie, unless it is set or being fetched.
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
