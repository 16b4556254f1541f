import { commonHeaders, cspHash, type HstsScope, transportSecurity } from "../../src/lib/security-headers";
import { functionContent } from "./content";
import { forgetSentScript, htmlPage } from "./html-page";
import { jsonBody, type ContactResult } from "./result";

const basePolicy = ["default-src 'none'", "frame-ancestors 'none'"];
const pagePolicy = [
  `style-src ${cspHash(functionContent.style)}`,
  `script-src ${cspHash(forgetSentScript)}`,
  // Firefox asks for /favicon.ico.
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** The response with a result: an HTML page for a form post, JSON otherwise. */
export const createResponse = (result: ContactResult, id: string, isPage: boolean, hsts: HstsScope) => ({
  // The function sends the security headers itself: Netlify adds `_headers` to files only.
  headers: {
    "Content-Type": `${isPage ? "text/html" : "application/json"}; charset=utf-8`,
    "Content-Security-Policy": [...basePolicy, ...(isPage ? pagePolicy : [])].join("; "),
    "Strict-Transport-Security": transportSecurity(hsts),
    "Cache-Control": "no-store",
    "X-Request-Id": id,
    "X-Robots-Tag": "noindex",
    // `npm run smoke` reads it: the proxy and TRUSTED_PROXY don't fit.
    ...(result.logged?.client === undefined ? {} : { "X-Client-Address": result.logged.client }),
    ...commonHeaders,
    ...result.headers,
  },
  body: isPage ? htmlPage(result) : jsonBody(result),
});
