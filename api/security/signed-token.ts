import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A text that only this function can have made: `when.nonce.signature`. `when` is in seconds since
 * 1970, in base 36. The purpose and, where given, the holder are signed with it, so that a token
 * for one use or one visitor is worth nothing for another.
 */
export interface TokenUse {
  readonly purpose: "cookie" | "form";
  /** Whom the token is for. Empty: whoever brings it. */
  readonly holder: string;
}

export type TokenVerdict =
  { readonly kind: "good"; readonly ageSeconds: number } | { readonly kind: "expired" } | { readonly kind: "forged" };

/** @param now milliseconds since 1970 */
export const signToken = (secret: string, use: TokenUse, now: number): string => {
  const when = Math.floor(now / 1000).toString(36);
  const nonce = randomBytes(12).toString("base64url");
  return `${when}.${nonce}.${signature(secret, use, when, nonce)}`;
};

/**
 * Judges a token.
 * @param now milliseconds since 1970
 * @param lifeSeconds how long a token is good
 */
export const judgeToken = (
  token: string,
  secret: string,
  use: TokenUse,
  now: number,
  lifeSeconds: number,
): TokenVerdict => {
  const [when, nonce, signed, ...more] = token.split(".");
  if (when === undefined || nonce === undefined || signed === undefined || more.length > 0) return { kind: "forged" };
  if (!sameText(signed, signature(secret, use, when, nonce))) return { kind: "forged" };
  const ageSeconds = Math.floor(now / 1000) - Number.parseInt(when, 36);
  return ageSeconds > lifeSeconds ? { kind: "expired" } : { kind: "good", ageSeconds };
};

/**
 * Compares two texts in a time that tells nothing of where they differ. They are hashed first,
 * because the comparison itself wants equal lengths.
 */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

const signature = (secret: string, { purpose, holder }: TokenUse, when: string, nonce: string): string =>
  createHmac("sha256", secret).update([purpose, holder, when, nonce].join("\n")).digest("base64url");
