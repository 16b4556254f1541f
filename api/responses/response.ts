import { makeFormToken } from "../security/form-token";
import { isHttps } from "../security/https";
import { visitorAddress, visitorKey } from "../security/client-address";
import { refusedPage, thanksPage } from "./html-response";
import type { Outcome } from "./result";
import { isFormPost } from "../http/content-type";
import type { ContactRequest, ContactResponse } from "../http/request";
import type { ContactServices } from "../config/dependencies";
import type { ContactAnswer } from "../../src/contact";
import { steadyHeaders, transportSecurity } from "../../src/lib/security-headers";

/** Turns an outcome into an answer: a page for a form, JSON for everyone else. */
export const answer = (
  outcome: Outcome,
  request: ContactRequest,
  services: ContactServices,
  id: string,
): ContactResponse => {
  const isForm = isFormPost(request);
  const body = isForm ? htmlBody(outcome, request, services) : jsonBody(outcome);
  return {
    status: outcome.status,
    headers: {
      "Content-Type": isForm ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Security-Policy": isForm ? pagePolicy(services.style.hash) : dataPolicy,
      "Cache-Control": "no-store",
      // Said by the function itself: hosts put their headers on files only (Netlify), or pass these on.
      ...steadyHeaders,
      ...(isHttps(request, services) ? { "Strict-Transport-Security": transportSecurity } : {}),
      "X-Request-Id": id,
      "X-Robots-Tag": "noindex",
      ...outcome.headers,
    },
    body,
  };
};

/** For an answer that is no page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For a page whose style and typeface are in it. @param styleHash of that style */
export const pagePolicy = (styleHash: string): string =>
  [
    "default-src 'none'",
    `style-src '${styleHash}'`,
    "font-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const jsonBody = ({ status, text }: Outcome): string => {
  const said: ContactAnswer = text === undefined ? { status: 200 } : { status, body: text };
  return JSON.stringify(status === 303 ? { status } : said);
};

const htmlBody = (outcome: Outcome, request: ContactRequest, services: ContactServices): string => {
  const { words, style, secret, proxy, now } = services;
  if (outcome.status === 200) return thanksPage(words, style);
  // Another site must not be able to lay out a form of ours with a text of its own in it.
  const token =
    outcome.name === "foreign"
      ? undefined
      : makeFormToken(secret, visitorKey(visitorAddress(request, proxy), secret), now());
  return refusedPage(outcome, token, words, style);
};
