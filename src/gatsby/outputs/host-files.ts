import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { cacheControl, hashedPath, immutable } from "../../lib/cache-control";
import { downloadHeaders } from "../../lib/downloads";
import { parseSecurityHeaders, parseRedirects, redirectsFile, type Redirects } from "../../lib/server-files";
import { pictureFiles, securityHeadersFile, type SecurityHeaders } from "../../lib/security-headers";
import { publicFolder, type BuildOutput } from "./output";

/** The part of Gatsby's state that this reads: what its action createRedirect was called with. */
const gatsbyState = z.object({ redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })) });

/** Writes public/redirects.json, for server/ and any other host. Netlify's adapter reads Gatsby's state itself. */
export const writeRedirects: BuildOutput = ({ store }) => {
  const { redirects } = gatsbyState.parse(store.getState());
  const pairs = redirects.map(({ fromPath, toPath }) => [fromPath, toPath] as const).sort();
  const content: Redirects = Object.fromEntries(pairs);
  writeFileSync(path.join(publicFolder, redirectsFile), JSON.stringify(content, null, 2));
};

/** A value in nginx's quotes, whose escapes are those of JSON. */
const quote = (value: string): string => JSON.stringify(value);

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n");

/** Former addresses lead on, with a slash at the end and without. */
const redirectRules = ([from, to]: readonly [string, string]): readonly string[] =>
  [from, from.replace(/\/$/u, "")].map((address) => `location = ${address} { return 301 ${to}$is_args$args; }`);

/**
 * The rules by which nginx serves the site. The headers are inside `location /`, since those of a server block would
 * double the contact function's own. A nested location sets a variable, since an add_header of its own would end the others.
 */
export const nginxRules = ({ headers, policies }: SecurityHeaders, redirects: Redirects): string => {
  const pages = Object.entries(policies)
    .filter(([address]) => address !== pictureFiles && !address.startsWith("/404"))
    .map(([address, policy]) => [address.replace(/\/$/u, "/index.html"), policy] as const);
  const downloads = Object.entries(downloadHeaders).map(([file, own]) => {
    const type = `default_type ${quote(own["Content-Type"] ?? "")};`;
    return `location = ${file} { ${type} set $site_disposition ${quote(own["Content-Disposition"] ?? "")}; }`;
  });
  return `# Written by the build, for a server block whose root is this folder. The policies fit the pages of this build alone.
error_page 403 404 =404 /404.html;
set $site_policy ${quote(policies["/404.html"] ?? "")};
set $site_cache ${quote(cacheControl("/"))};
set $site_disposition "";

location / {
  absolute_redirect off;
  charset utf-8;
  gzip on;
  gzip_comp_level 6;
  gzip_proxied any;
  gzip_vary on;
  gzip_types text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;

${indented(Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`))}
  add_header Content-Security-Policy $site_policy always;
  add_header Cache-Control $site_cache always;
  # Nothing is sent where it is empty.
  add_header Content-Disposition $site_disposition always;

  location ^~ /404 { internal; }
  location = /site.webmanifest { default_type application/manifest+json; }
${indented(downloads)}
  location ^~ /static/ { set $site_policy ${quote(policies[pictureFiles] ?? "")}; set $site_cache ${quote(immutable)}; }
  location ~ ${quote(hashedPath.source)} { set $site_cache ${quote(immutable)}; }

${indented(pages.map(([file, policy]) => `location = ${file} { set $site_policy ${quote(policy)}; }`))}

${indented(Object.entries(redirects).flatMap(redirectRules))}
}
`;
};

/** Writes public/nginx-rules.conf, which docs/deploy-anywhere.md has nginx include. */
export const writeNginxRules: BuildOutput = () => {
  const security = parseSecurityHeaders(readFileSync(path.join(publicFolder, securityHeadersFile), "utf8"));
  const redirects = parseRedirects(readFileSync(path.join(publicFolder, redirectsFile), "utf8"));
  writeFileSync(path.join(publicFolder, "nginx-rules.conf"), nginxRules(security, redirects));
};
