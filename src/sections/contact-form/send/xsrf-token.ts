import { contactEndpoint, xsrfCookieName } from "../../../contact/api-contract";
import { fetchText } from "./fetch-text";

/**
 * The anti-forgery cookie. It is fetched when the form is first touched, so that a visitor who only
 * reads gets no cookie, and a message need not wait for it.
 */

const timeLimitMs = 5000;

let underWay: Promise<boolean> | undefined;

/** The value of the cookie, where there is one. */
export const readXsrfToken = (cookies: string = document.cookie): string | undefined =>
  cookies
    .split("; ")
    .find((pair) => pair.startsWith(`${xsrfCookieName}=`))
    ?.slice(xsrfCookieName.length + 1);

/**
 * Asks the function for the cookie, unless it is here or on its way.
 * @param again asks although there is one: the function refused it
 * @returns false when the function could not be asked; true does not say that the browser kept the cookie
 */
export const fetchXsrfToken = (again = false): Promise<boolean> => {
  if (!again && readXsrfToken() !== undefined) return Promise.resolve(true);
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
};

const ask = async (): Promise<boolean> => {
  const answer = await fetchText(
    contactEndpoint,
    { headers: { Accept: "application/json" }, cache: "no-store" },
    timeLimitMs,
  );
  return answer !== undefined && answer.httpStatus < 400;
};
