import { makeFormToken } from "./guard/form-token";
import { isHttps } from "./guard/https";
import { visitorAddress, visitorKey } from "./guard/visitor-address";
import { refusedPage, thanksPage } from "./html-answer/pages";
import type { Outcome } from "./outcome";
import { isFormPost } from "./parse/content-type";
import type { ContactRequest, ContactResponse } from "./request";
import type { ContactServices } from "./services";
import type { ContactAnswer } from "../src/contact-message";

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
      "Content-Security-Policy": isForm
        ? pagePolicy(services.style.hash)
        : "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      ...(isHttps(request, services)
        ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload" }
        : {}),
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": id,
      "X-Robots-Tag": "noindex",
      ...outcome.headers,
    },
    body,
  };
};

const pagePolicy = (styleHash: string): string =>
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
