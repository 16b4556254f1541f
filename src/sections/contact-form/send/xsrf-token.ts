import { contactEndpoint, xsrfCookieName } from "../../../contact/api-contract";
import { fetchText } from "./fetch-text";

/**
 * The XSRF cookie, fetched when the form is first used: readers of the page get no cookie, and submitting need not
 * wait for it.
 */

const timeLimitMs = 5000;

let pending: Promise<boolean> | undefined;

/** The value of the cookie, if any. */
export const readXsrfToken = (cookies: string = document.cookie): string | undefined =>
  cookies
    .split("; ")
    .find((pair) => pair.startsWith(`${xsrfCookieName}=`))
    ?.slice(xsrfCookieName.length + 1);

/**
 * Fetches the cookie, unless it is set or being fetched.
 * @param again fetches although there is one: the function rejected it
 * @returns false when the request failed; true does not mean that the browser stored the cookie
 */
export const fetchXsrfToken = (again = false): Promise<boolean> => {
  if (!again && readXsrfToken() !== undefined) return Promise.resolve(true);
  pending ??= request().finally(() => {
    pending = undefined;
  });
  return pending;
};

const request = async (): Promise<boolean> => {
  const answer = await fetchText(
    contactEndpoint,
    { headers: { Accept: "application/json" }, cache: "no-store" },
    timeLimitMs,
  );
  return answer !== undefined && answer.httpStatus < 400;
};
