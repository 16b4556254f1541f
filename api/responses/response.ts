import { commonHeaders } from "../../src/lib/security-headers";
import type { ContactRequest, ContactResponse } from "../http/request";
import { responseContent } from "./content";
import { htmlPage } from "./html-page";
import type { ContactResult } from "./result";

/** The response with a result: an HTML page for a form post, JSON otherwise. */
export const createResponse = (result: ContactResult, request: ContactRequest): ContactResponse => {
  const isPage = request.format === "form";
  const pagePolicy = [
    `style-src '${responseContent.styleHash}'`,
    "font-src data:",
    // Firefox asks for /favicon.ico.
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ];
  const policy = ["default-src 'none'", ...(isPage ? pagePolicy : []), "frame-ancestors 'none'"];
  return {
    status: result.status,
    // The function sends the security headers itself: Netlify adds `_headers` to files only.
    headers: {
      "Content-Type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "no-store",
      ...commonHeaders,
      ...result.headers,
    },
    body: isPage ? htmlPage(result) : jsonBody(result),
  };
};

/** The body that the form's script reads. */
export const jsonBody = ({ status, text }: ContactResult): string => JSON.stringify({ status, body: text });
