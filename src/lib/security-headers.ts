/**
 * The security headers of every answer: the one place that defines them, for the local server, for the headers file
 * of Netlify, for nginx and for the contact function.
 *
 * Sources: OWASP Secure Headers Project; MDN HTTP Observatory's tests; W3C Content Security Policy Level 3.
 */

/** Two years with subdomains, the length that preload lists ask for. Browsers ignore it over plain HTTP. */
export const transportSecurity = "max-age=63072000; includeSubDomains; preload";

/** What is said with every answer, whatever is in it. */
export const steadyHeaders = {
  // A file is what its type says, and nothing else.
  "X-Content-Type-Options": "nosniff",
  // Other sites learn where a visitor came from, but not which page.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // The site asks for none of these; a script that gets in cannot either.
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()",
  // No other site shares a process or a window handle with this one, or loads its files.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** What stands inline in the pages, each as a policy names it: `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * What a page of the site may load and run: its own files, and what is inline in it by hash. All else is refused, so a
 * text that gets into a page as markup stays without effect. It has no `upgrade-insecure-requests`: nothing foreign may
 * be loaded anyway, and Safari would obey it on http://localhost, too.
 */
const contentSecurityPolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** All security headers of the site's files. @param hashes of what is inline in its pages */
export const siteHeaders = (hashes: InlineHashes): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": contentSecurityPolicy(hashes),
  "Strict-Transport-Security": transportSecurity,
  ...steadyHeaders,
});

/** Where the build writes them down, in the built site's folder: a JSON object of names and values. */
export const securityHeadersFile = "security-headers.json";
