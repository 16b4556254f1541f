/**
 * The security headers of every response, defined once for server/, Netlify's _headers and the contact function, and the
 * policy inside each page.
 *
 * Sources: OWASP Secure Headers Project; MDN HTTP Observatory's tests; W3C Content Security Policy Level 3.
 */
import { createHash } from "node:crypto";

/** What Strict-Transport-Security holds for. Browsers remember it: the wider two are switched on by the setting HSTS. */
const hstsDirectives = {
  host: "",
  subdomains: "; includeSubDomains",
  preload: "; includeSubDomains; preload",
} as const;

export type HstsScope = keyof typeof hstsDirectives;

/** Reads the setting HSTS. @returns undefined when it is none of the scopes; `host` when it is not set */
export const readHstsScope = (value = ""): HstsScope | undefined => {
  const scopes: readonly HstsScope[] = ["host", "subdomains", "preload"];
  const trimmed = value.trim();
  return trimmed === "" ? "host" : scopes.find((scope) => scope === trimmed);
};

/** Two years, the length that preload lists ask for. Browsers ignore the header over plain HTTP. */
export const transportSecurity = (scope: HstsScope): string => `max-age=63072000${hstsDirectives[scope]}`;

/** Sent with every response, whatever its content. */
export const commonHeaders = {
  // No MIME sniffing.
  "X-Content-Type-Options": "nosniff",
  // Other sites get the origin, not the page.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // What would see, find or charge a visitor. The site uses none of it, so an injected script cannot, either. The browser
  // asks before it listens to a spoken reading (static/prototypes/step-up-90/listen.js).
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=()",
  // Keeps other sites from embedding the site's files. Cross-Origin-Opener-Policy is not sent: with it Chromium starts another
  // process once the page's headers arrive (docs/performance.md). No page has a session or a secret that it would guard.
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** The security headers of all files of the site. They are the same for each build and each address. */
export const siteHeaders = (hsts: HstsScope = "host"): Readonly<Record<string, string>> => ({
  "Strict-Transport-Security": transportSecurity(hsts),
  // What a page may load and run stands in the page itself: `pagePolicy`.
  "Content-Security-Policy": "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  ...commonHeaders,
});

/** Hashes of a page's inline code, as CSP sources: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy that a page holds in a meta element. It allows the site's own files, and inline code by hash; injected markup has
 * no effect. `default-src` holds for all that has no line of its own: pictures, fonts, fetches, the manifest, the worker.
 * Without `upgrade-insecure-requests`: third-party requests are refused anyway, and Safari applies it to http://localhost.
 */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  ["default-src 'self'", ["script-src 'self'", ...scripts].join(" "), ["style-src 'self'", ...styles].join(" ")].join(
    "; ",
  );

/** The source expression by which a Content-Security-Policy allows an inline script or style (CSP Level 3, 2.3.1). */
export const cspHash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
