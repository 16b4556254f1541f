import { judgeToken, signToken } from "./signed-token";

/** As long as a visitor may take to read what went wrong and mend it. */
const lifeSeconds = 60 * 60;

/**
 * The signed field of a form that the function itself answers with. It is bound to the visitor's
 * address: one that somebody fetched elsewhere and planted in a page of theirs is worth nothing.
 * @param now milliseconds since 1970
 */
export const makeFormToken = (secret: string, visitor: string, now: number): string =>
  signToken(secret, { purpose: "form", holder: visitor }, now);

/** @param now milliseconds since 1970 */
export const isGoodFormToken = (token: string, secret: string, visitor: string, now: number): boolean =>
  judgeToken(token, secret, { purpose: "form", holder: visitor }, now, lifeSeconds).kind === "good";
