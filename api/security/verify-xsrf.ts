import { xsrfCookieName, xsrfHeaderName } from "../../src/contact";
import { header, type ContactRequest } from "../http/request";
import { sameText, signToken, verifyToken } from "./signed-token";

/** The cookie's value (RFC 6265, 5.4). Platforms join several Cookie headers with commas; our values contain none. */
const readCookie = (headers: ContactRequest["headers"]): string | undefined =>
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
export const verifyXsrf = (headers: ContactRequest["headers"], secret: string): "valid" | "expired" | "forged" => {
  const cookie = readCookie(headers);
  const sent = header(headers, xsrfHeaderName);
  if (cookie === undefined || sent === undefined || !sameText(cookie, sent)) return "forged";
  return verifyToken(cookie, secret, lifeSeconds).kind;
};

/**
 * The Set-Cookie header for a client without a valid cookie.
 * @returns undefined while the existing cookie has half of its lifetime left: a second tab must not
 *   replace it between the first tab's read and its post
 */
export const xsrfCookieToSet = (
  headers: ContactRequest["headers"],
  secret: string,
  secure: boolean,
): string | undefined => {
  const cookie = readCookie(headers);
  if (cookie !== undefined) {
    const verdict = verifyToken(cookie, secret, lifeSeconds);
    if (verdict.kind === "valid" && verdict.ageSeconds < lifeSeconds / 2) return undefined;
  }
  // Not HttpOnly: the form's script copies it into the header.
  return [
    `${xsrfCookieName}=${signToken(secret)}`,
    "Path=/",
    `Max-Age=${String(lifeSeconds)}`,
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
};
