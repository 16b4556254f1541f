import type { ContactResponseBody } from "../../src/contact";
import { commonHeaders, transportSecurity } from "../../src/lib/security-headers";
import type { ContactDependencies } from "../config/dependencies";
import { isFormPost } from "../http/content-type";
import type { ContactRequest, ContactResponse } from "../http/request";
import { isHttps } from "../security/https";
import type { ResponseContent } from "./content";
import { htmlPage } from "./html-page";
import type { ContactResult } from "./result";

/** The response to a request: an HTML page for a form post, JSON otherwise. */
export const toResponse = (
  result: ContactResult,
  request: ContactRequest,
  dependencies: ContactDependencies,
  id: string,
): ContactResponse => {
  const response = minimalResponse(result, request, dependencies.content);
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

/** The response where there are no dependencies. @param request undefined where not even that could be read */
export const minimalResponse = (
  result: ContactResult,
  request: ContactRequest | undefined,
  content: ResponseContent,
): ContactResponse =>
  request !== undefined && isFormPost(request) ? htmlResponse(result, content) : jsonResponse(result);

// The function sends the security headers itself: Netlify adds `_headers` to files only.
const headers = (type: string, policy: readonly string[]): Readonly<Record<string, string>> => ({
  "Content-Type": `${type}; charset=utf-8`,
  "Content-Security-Policy": ["default-src 'none'", ...policy, "frame-ancestors 'none'"].join("; "),
  "Cache-Control": "no-store",
  ...commonHeaders,
});

const jsonResponse = ({ status, text }: ContactResult): ContactResponse => {
  const body: ContactResponseBody = text === undefined ? { status: 200 } : { status, body: text };
  return {
    status,
    headers: headers("application/json", []),
    body: JSON.stringify(status === 303 ? { status } : body),
  };
};

const htmlResponse = (result: ContactResult, content: ResponseContent): ContactResponse => ({
  status: result.status,
  headers: headers("text/html", [
    `style-src '${content.styleHash}'`,
    "font-src data:",
    "form-action 'self'",
    "base-uri 'none'",
  ]),
  body: htmlPage(result, content),
});
