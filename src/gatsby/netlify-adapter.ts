import { readdirSync } from "node:fs";
import type { HeaderRoutes, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { immutable, isHashed } from "../lib/cache-control";
import { downloadHeaders } from "../lib/downloads";
import { readHstsScope, siteHeaders } from "../lib/security-headers";
import { isPreview } from "./build-environment";
import { publicFolder } from "./outputs/output";

/**
 * Whether this build is for Netlify: on Netlify itself, or by its command line on another machine. Gatsby asks the same. If
 * the site names no adapter then, Gatsby uses one of its own, which doesn't know the site's headers.
 */
export const isForNetlify = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(environment["NETLIFY"] || environment["NETLIFY_LOCAL"]);

interface Site {
  /** The files and folders at the top of the site: `/after-load-0a1b….js`, `/static/*`. */
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
const netlifyHeaders = ({ paths, preview }: Site): HeaderRoutes => {
  const keep = pairs({ "Cache-Control": immutable });
  return [
    {
      path: "/*",
      headers: pairs({
        ...siteHeaders(readHstsScope(process.env["HSTS"])),
        ...(preview ? { "X-Robots-Tag": "noindex" } : {}),
      }),
    },
    ...Object.entries(downloadHeaders).map(([path, headers]) => ({ path, headers: pairs(headers) })),
    ...paths
      .filter(isHashed)
      .sort()
      .map((path) => ({ path, headers: keep })),
  ];
};

/**
 * gatsby-adapter-netlify with the site's own headers. It writes `_headers`, `_redirects` and the function in
 * `.netlify/functions-internal`. Routes of static files are left out: Netlify finds those by itself. Its cache would bring
 * back the hooks of an earlier commit, compiled.
 */
export const netlifyAdapter = (): IAdapter => {
  const adapter = createNetlifyAdapter();
  delete adapter.cache;
  return {
    ...adapter,
    adapt: async (context) => {
      await adapter.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type !== "static"),
        headerRoutes: netlifyHeaders({
          paths: readdirSync(publicFolder, { withFileTypes: true }).map((entry) =>
            entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`,
          ),
          preview: isPreview(process.env),
        }),
      });
    },
  };
};
