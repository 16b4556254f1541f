import { verifyToken, signToken } from "./signed-token";

/** One hour to read and correct the errors. */
const lifeSeconds = 60 * 60;

/**
 * The signed field of the re-rendered form. It is bound to the client's address, so that a token fetched
 * elsewhere and embedded in another site is invalid.
 * @param now milliseconds since 1970
 */
export const createFormToken = (secret: string, client: string, now: number): string =>
  signToken(secret, { purpose: "form", holder: client }, now);

/** Verifies that token. @param now milliseconds since 1970 */
export const isValidFormToken = (token: string, secret: string, client: string, now: number): boolean =>
  verifyToken(token, secret, { purpose: "form", holder: client }, now, lifeSeconds).kind === "valid";
