import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Creates a token `when.nonce.signature` (HMAC-SHA256), with `when` in seconds since 1970, base 36. */
export const signToken = (secret: string): string => {
  const when = Math.floor(Date.now() / 1000).toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${when}.${nonce}.${signature(secret, when, nonce)}`;
};

/** The age of a token in seconds. @returns undefined for one that the secret did not sign */
export const tokenAge = (token: string, secret: string): number | undefined => {
  const [when = "", nonce = "", signed = ""] = token.split(".");
  if (!sameText(signed, signature(secret, when, nonce))) return undefined;
  return Math.floor(Date.now() / 1000) - Number.parseInt(when, 36);
};

/** Compares two texts in constant time. Hashed first, because timingSafeEqual needs equal lengths. */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** "cookie" keeps it apart from the other hashes by the same secret. */
const signature = (secret: string, when: string, nonce: string): string =>
  createHmac("sha256", secret).update(["cookie", when, nonce].join("\n")).digest("base64url");
