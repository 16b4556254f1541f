import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { root } from "../run-command";
import { adminHeaders } from "./admin-policy";
import { cmsConfig } from "./cms-config";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
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

// Sveltia CMS loads a font of icons from another site, which the policy refuses: their names show instead, set small.
const style = `.material-symbols-outlined { max-width: 5rem; overflow: hidden; font: 0.6875rem/1.2 system-ui !important; white-space: normal !important; }
`;

const script = (): string =>
  readFileSync(path.join(root, "node_modules", "@sveltia", "cms", "dist", "sveltia-cms.js"), "utf8");

const answers: Readonly<Record<string, { readonly type: string; readonly text: () => string }>> = {
  "/admin/": { type: "text/html; charset=utf-8", text: () => page },
  "/admin/config.json": { type: "application/json", text: () => JSON.stringify(cmsConfig()) },
  "/admin/admin.css": { type: "text/css; charset=utf-8", text: () => style },
  "/admin/sveltia-cms.js": { type: "text/javascript; charset=utf-8", text: script },
};

/**
 * Serves the visual editor at /admin/, to this machine only.
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export const serveAdmin = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      for (const [name, value] of Object.entries(adminHeaders)) response.setHeader(name, value);
      const answer = answers[pathname];
      if (answer !== undefined) {
        response.setHeader("Content-Type", answer.type).end(answer.text());
      } else if (pathname === "/" || pathname === "/admin") {
        response.writeHead(302, { Location: "/admin/" }).end();
      } else {
        response.writeHead(404, { "Content-Type": "text/plain" }).end("There is nothing here. Go to /admin/.");
      }
    });
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
