import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export type TokenVerdict =
  { readonly kind: "valid"; readonly ageSeconds: number } | { readonly kind: "expired" | "forged" };

/** Creates a token `when.nonce.signature` (HMAC-SHA256), with `when` in seconds since 1970, base 36. */
export const signToken = (secret: string): string => {
  const when = Math.floor(Date.now() / 1000).toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${when}.${nonce}.${signature(secret, when, nonce)}`;
};

/**
 * Verifies a token.
 * @param lifeSeconds how long a token is valid
 */
export const verifyToken = (token: string, secret: string, lifeSeconds: number): TokenVerdict => {
  const [when, nonce, signed, ...more] = token.split(".");
  if (when === undefined || nonce === undefined || signed === undefined || more.length > 0) return { kind: "forged" };
  if (!sameText(signed, signature(secret, when, nonce))) return { kind: "forged" };
  const ageSeconds = Math.floor(Date.now() / 1000) - Number.parseInt(when, 36);
  return ageSeconds > lifeSeconds ? { kind: "expired" } : { kind: "valid", ageSeconds };
};

/** Compares two texts in constant time. Hashed first, because timingSafeEqual needs equal lengths. */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** "cookie" keeps it apart from the other hashes by the same secret. */
const signature = (secret: string, when: string, nonce: string): string =>
  createHmac("sha256", secret).update(["cookie", when, nonce].join("\n")).digest("base64url");
