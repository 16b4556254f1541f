import type { HeaderRoutes } from "gatsby";
import { immutable, isHashed } from "../../../lib/cache-control";
import { downloadTypes } from "../../../lib/downloads";
import type { SecurityHeaders } from "../../../lib/security-headers";

interface Site {
  /** The security headers that the build wrote. */
  readonly security: SecurityHeaders;
  /** The files and folders at the top of the site: `/extras-0a1b….js`, `/static/*`. */
  readonly paths: readonly string[];
  /** A deploy preview, which search engines must not list. */
  readonly preview: boolean;
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * The rules of Netlify's `_headers`. No two rules that match one file set the same header, so precedence does not
 * matter. Files without a hash need no rule: `public, max-age=0, must-revalidate` is Netlify's default.
 */
export const netlifyHeaders = ({ security, paths, preview }: Site): HeaderRoutes => {
  const keep = pairs({ "Cache-Control": immutable });
  return [
    { path: "/*", headers: pairs({ ...security.headers, ...(preview ? { "X-Robots-Tag": "noindex" } : {}) }) },
    ...Object.entries(security.policies).map(([path, policy]) => ({
      path,
      headers: pairs({ "Content-Security-Policy": policy }),
    })),
    ...Object.entries(downloadTypes).map(([path, type]) => ({ path, headers: pairs({ "Content-Type": type }) })),
    ...paths
      .filter(isHashed)
      .sort()
      .map((path) => ({ path, headers: keep })),
  ];
};
