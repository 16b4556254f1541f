/**
 * The security headers of every answer: the one place that defines them, for the local server and for
 * the headers file of the host.
 *
 * Sources: OWASP Secure Headers Project; MDN HTTP Observatory's tests.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Two years with subdomains, the length that preload lists ask for. Browsers ignore it over plain HTTP.
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
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
};
