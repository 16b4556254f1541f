import type { ContactResponseBody } from "../../src/contact";
import { steadyHeaders, transportSecurity } from "../../src/lib/security-headers";
import type { ContactDependencies } from "../config/dependencies";
import { isFormPost } from "../http/content-type";
import type { ContactRequest, ContactResponse } from "../http/request";
import { clientAddress, clientKey } from "../security/client-address";
import { createFormToken } from "../security/form-token";
import { isHttps } from "../security/https";
import type { ResponseContent } from "./content";
import { rejectionPage, successPage } from "./html-page";
import type { ContactResult } from "./result";

/** Turns a result into a response: an HTML page for a form post, JSON otherwise. */
export const toResponse = (
  result: ContactResult,
  request: ContactRequest,
  dependencies: ContactDependencies,
  id: string,
): ContactResponse => {
  const { content } = dependencies;
  const response = isFormPost(request)
    ? htmlResponse(result, htmlBody(result, request, dependencies), content)
    : jsonResponse(result);
  return {
    ...response,
    headers: {
      ...response.headers,
      ...(isHttps(request, dependencies) ? { "Strict-Transport-Security": transportSecurity } : {}),
      "X-Request-Id": id,
      "X-Robots-Tag": "noindex",
      ...result.headers,
    },
  };
};

/** For a request that cannot be handled at all. Without a secret there is no token, so the page has no form. */
export const minimalResponse = (
  result: ContactResult,
  request: ContactRequest | undefined,
  content: ResponseContent,
): ContactResponse =>
  request !== undefined && isFormPost(request)
    ? htmlResponse(result, rejectionPage(result, undefined, content), content)
    : jsonResponse(result);

// The function sends the security headers itself: Netlify adds `_headers` to files only.
const headers = (type: string, policy: readonly string[]): Readonly<Record<string, string>> => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Content-Security-Policy": ["default-src 'none'", ...policy, "frame-ancestors 'none'"].join("; "),
  "Cache-Control": "no-store",
  ...steadyHeaders,
});

const jsonResponse = ({ status, text }: ContactResult): ContactResponse => {
  const body: ContactResponseBody = text === undefined ? { status: 200 } : { status, body: text };
  return {
    status,
    headers: headers("application/json", []),
    body: JSON.stringify(status === 303 ? { status } : body),
  };
};

const htmlResponse = ({ status }: ContactResult, body: string, { page }: ResponseContent): ContactResponse => ({
  status,
  headers: headers("text/html", [
    `style-src '${page.styleHash}'`,
    "font-src data:",
    "form-action 'self'",
    "base-uri 'none'",
  ]),
  body,
});

const htmlBody = (result: ContactResult, request: ContactRequest, dependencies: ContactDependencies): string => {
  const { content, secret, proxy, now } = dependencies;
  if (result.status === 200) return successPage(content);
  // Another site must not be able to show our form with its text in it.
  const token =
    result.name === "foreign-origin"
      ? undefined
      : createFormToken(secret, clientKey(clientAddress(request, proxy), secret), now());
  return rejectionPage(result, token, content);
};
