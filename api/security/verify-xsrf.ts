import { xsrfCookieName, xsrfHeaderName } from "../../src/contact";
import { header, type RequestHeaders } from "../http/request";
import { sameText, signToken, tokenAge } from "./signed-token";

/** The cookie's value (RFC 6265, 5.4). Platforms join several Cookie headers with commas; our values contain none. */
const readCookie = (headers: RequestHeaders): string | undefined =>
  header(headers, "Cookie")
    ?.split(/[;,]/u)
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${xsrfCookieName}=`))
    ?.slice(xsrfCookieName.length + 1);

/** Four hours: a half-written message may stay open for long. */
const lifeSeconds = 4 * 60 * 60;

/**
 * Verifies the signed double-submit cookie: cookie and header must be equal, signed and not expired. Another
 * site can make a browser send the cookie, but can neither read it nor set the header.
 */
export const verifyXsrf = (headers: RequestHeaders, secret: string): "valid" | "expired" | "forged" => {
  const cookie = readCookie(headers);
  const sent = header(headers, xsrfHeaderName);
  if (cookie === undefined || sent === undefined || !sameText(cookie, sent)) return "forged";
  const age = tokenAge(cookie, secret);
  if (age === undefined) return "forged";
  return age > lifeSeconds ? "expired" : "valid";
};

/**
 * The Set-Cookie header for a client without a valid cookie.
 * @returns undefined while the existing cookie has half of its lifetime left: a second tab must not
 *   replace it between the first tab's read and its post
 */
export const xsrfCookieToSet = (headers: RequestHeaders, secret: string, secure: boolean): string | undefined => {
  const cookie = readCookie(headers);
  const age = cookie === undefined ? undefined : tokenAge(cookie, secret);
  if (age !== undefined && age < lifeSeconds / 2) return undefined;
  // Not HttpOnly: the form's script copies it into the header.
  return [
    `${xsrfCookieName}=${signToken(secret)}`,
    "Path=/",
    `Max-Age=${String(lifeSeconds)}`,
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
};
