import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { root } from "../run-command";
import { cmsConfig } from "./cms-config";

/** Sveltia's manual installation: https://sveltiacms.app/en/docs/start, with the script from the npm package. */
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the content</title>
    <link rel="cms-config-url" type="application/json" href="/admin/config.json">
    <link rel="stylesheet" href="/admin/admin.css">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <script src="/admin/sveltia-cms.js"></script>
  </body>
</html>
`;

// The icon font is on another host, which the policy blocks; the icons' names show instead and must not be large.
const styles = `.material-symbols-outlined { max-width: 5rem; overflow: hidden; font: 0.6875rem/1.2 system-ui !important; white-space: normal !important; }
`;

const script = (): string =>
  readFileSync(path.join(root, "node_modules", "@sveltia", "cms", "dist", "sveltia-cms.js"), "utf8");

const responses: Readonly<Record<string, { readonly type: string; readonly body: () => string }>> = {
  "/admin/": { type: "text/html; charset=utf-8", body: () => page },
  "/admin/config.json": { type: "application/json", body: () => JSON.stringify(cmsConfig()) },
  "/admin/admin.css": { type: "text/css; charset=utf-8", body: () => styles },
  "/admin/sveltia-cms.js": { type: "text/javascript; charset=utf-8", body: script },
};

/** Sveltia sets inline styles; everything else stays on this origin. */
const policy =
  "default-src 'self' blob: data:; script-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves Sveltia CMS at /admin/ on 127.0.0.1. Only this command serves it; the built site does not contain it.
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export const serveAdmin = async (port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    // Sveltia adds a query to the configuration's URL.
    const found = responses[new URL(request.url ?? "/", "http://localhost").pathname];
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-store");
    if (found === undefined) response.writeHead(302, { Location: "/admin/" }).end();
    else response.setHeader("Content-Type", found.type).end(found.body());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
};
