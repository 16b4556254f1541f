import { xsrfCookieName, xsrfHeaderName } from "../../src/contact";
import { header, type ContactRequest } from "../http/request";
import { readCookie } from "./cookies";
import { judgeToken, sameText, signToken, type TokenUse } from "./signed-token";

/** A visitor may have a half-written message open for hours. */
const lifeSeconds = 4 * 60 * 60;

const use: TokenUse = { purpose: "cookie", holder: "" };

/**
 * Says whether a request carries the cookie and the header, alike, signed and fresh. Another site
 * can make a browser send the cookie at most; it can neither read it nor set the header.
 * @param now milliseconds since 1970
 */
export const judgeXsrf = (
  headers: ContactRequest["headers"],
  secret: string,
  now: number,
): "good" | "expired" | "forged" => {
  const cookie = readCookie(header(headers, "Cookie"), xsrfCookieName);
  const sent = header(headers, xsrfHeaderName);
  if (cookie === undefined || sent === undefined || !sameText(cookie, sent)) return "forged";
  return judgeToken(cookie, secret, use, now, lifeSeconds).kind;
};

/**
 * The Set-Cookie line for a visitor who has no good cookie yet.
 * @returns undefined when the one that the visitor has is good for long enough: a second tab must
 *   not change it between the moment that the first reads it and the moment that it sends
 */
export const xsrfCookieToSet = (
  headers: ContactRequest["headers"],
  secret: string,
  now: number,
  secure: boolean,
): string | undefined => {
  const cookie = readCookie(header(headers, "Cookie"), xsrfCookieName);
  if (cookie !== undefined) {
    const verdict = judgeToken(cookie, secret, use, now, lifeSeconds);
    if (verdict.kind === "good" && verdict.ageSeconds < lifeSeconds / 2) return undefined;
  }
  // Not HttpOnly: the form's script copies it into the header.
  return [
    `${xsrfCookieName}=${signToken(secret, use, now)}`,
    "Path=/",
    `Max-Age=${String(lifeSeconds)}`,
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
};
