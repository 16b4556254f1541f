import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { xsrfCookieName, xsrfHeaderName } from "../../src/contact/api-contract";
import { header, type RequestHeaders } from "../http/request";

/** Creates a token `when.nonce.signature` (HMAC-SHA256), with `when` in seconds since 1970, base 36. */
const signToken = (secret: string): string => {
  const when = Math.floor(Date.now() / 1000).toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${when}.${nonce}.${signature(secret, when, nonce)}`;
};

/** The age of a token in seconds. @returns undefined for one that the secret did not sign */
const tokenAge = (token: string, secret: string): number | undefined => {
  const [when = "", nonce = "", signed = ""] = token.split(".");
  if (!sameText(signed, signature(secret, when, nonce))) return undefined;
  return Math.floor(Date.now() / 1000) - Number.parseInt(when, 36);
};

/** Compares two texts in constant time. Hashed first, because timingSafeEqual needs equal lengths. */
const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** "cookie" keeps it apart from the other hashes by the same secret. */
const signature = (secret: string, when: string, nonce: string): string =>
  createHmac("sha256", secret).update(["cookie", when, nonce].join("\n")).digest("base64url");

/**
 * The values of all cookies by our name (RFC 6265, 5.4): an application on the domain above may set one, too. Platforms
 * join several Cookie headers with commas; our values contain none.
 */
const readCookies = (headers: RequestHeaders): readonly string[] =>
  (header(headers, "Cookie") ?? "").split(/[;,]/u).flatMap((pair) => {
    const [name, value = ""] = pair.trim().split("=");
    return name === xsrfCookieName ? value : [];
  });

/** Four hours: a half-written message may stay open for long. */
const lifeSeconds = 4 * 60 * 60;

/**
 * Verifies the signed double-submit cookie: a cookie and the header must be equal, signed and not expired. Another
 * site can make a browser send the cookie, but can neither read it nor set the header.
 */
export const verifyXsrf = (headers: RequestHeaders, secret: string): "valid" | "expired" | "forged" => {
  const sent = header(headers, xsrfHeaderName) ?? "";
  const age = readCookies(headers).some((cookie) => sameText(cookie, sent)) ? tokenAge(sent, secret) : undefined;
  if (age === undefined) return "forged";
  return age > lifeSeconds ? "expired" : "valid";
};

/**
 * The Set-Cookie header for a client without a valid cookie.
 * @returns undefined while the existing cookie has half of its lifetime left: a second tab must not
 *   replace it between the first tab's read and its post
 */
export const xsrfCookieToSet = (headers: RequestHeaders, secret: string, secure: boolean): string | undefined => {
  const ages = readCookies(headers).map((cookie) => tokenAge(cookie, secret) ?? Infinity);
  if (Math.min(...ages) < lifeSeconds / 2) return undefined;
  // Not HttpOnly: the form's script copies it into the header.
  const cookie = `${xsrfCookieName}=${signToken(secret)}; Path=/; Max-Age=${String(lifeSeconds)}; SameSite=Strict`;
  return secure ? `${cookie}; Secure` : cookie;
};
