import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { parseSecurityHeaders } from "../../../lib/parse-security-headers";
import { securityHeadersFile } from "../../../lib/security-headers";
import { withCompiledHooks } from "../../workarounds/restored-hooks";
import { publicFolder } from "../public-folder";
import { isPreview } from "./is-preview";
import { netlifyHeaders } from "./netlify-headers";

/**
 * Whether this build is for Netlify: on Netlify itself, or by its command line on another machine. Gatsby asks the same,
 * and takes an adapter without the site's headers where the site has none.
 */
export const isForNetlify = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  Boolean(environment["NETLIFY"] || environment["NETLIFY_LOCAL"]);

/**
 * gatsby-adapter-netlify with the site's own headers, since the policy's hashes are known only after the build. It
 * writes `_headers`, `_redirects` and the function in `.netlify/functions-internal`. Routes of static files are left
 * out: Netlify finds those by itself.
 */
export const netlifyAdapter = (): IAdapter => {
  const adapter = withCompiledHooks(createNetlifyAdapter());
  return {
    ...adapter,
    adapt: async (context) => {
      await adapter.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type !== "static"),
        headerRoutes: netlifyHeaders({
          security: parseSecurityHeaders(readFileSync(path.join(publicFolder, securityHeadersFile), "utf8")),
          paths: readdirSync(publicFolder, { withFileTypes: true }).map((entry) =>
            entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`,
          ),
          preview: isPreview(process.env),
        }),
      });
    },
  };
};
