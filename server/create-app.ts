import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express } from "express";
import { cacheControl } from "../src/lib/cache-control";
import { parseSecurityHeaders } from "../src/lib/parse-security-headers";
import { securityHeadersFile } from "../src/lib/security-headers";
import { siteFiles } from "./site-files";

/** Level 11 makes the home page 8 % smaller and takes 45 times as long. */
const brotliLevel = 6;

interface AppParts {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The contact function. It reads the request's body itself. */
  readonly contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

// Express knows an error handler by its four parameters.
const handleError: ErrorRequestHandler = (error, _request, response, next) => {
  console.error(error);
  if (response.headersSent) {
    next(error);
    return;
  }
  response.status(500).type("text").send("Something went wrong on this server.\n");
};

/** Whether a missing address is that of a file, such as /favicon.ico: nobody reads a page in its place. */
const isFile = (address: string): boolean => ![".html", ""].includes(path.extname(address));

/**
 * The whole site as one Express app: security headers, the contact function at /api/contact, the built files
 * (compressed as they are sent: brotli, else gzip), and the site's own 404 page for every other page.
 * @throws when there is no built site in the folder
 */
export const createApp = ({ publicFolder, contact }: AppParts): Express => {
  const app = express();
  app.disable("x-powered-by");
  // Files have an ETag from express.static; the contact function's responses are never cached.
  app.disable("etag");

  // Those of this build: the hashes in them are of its own pages.
  const headersFile = path.join(publicFolder, securityHeadersFile);
  if (!existsSync(headersFile)) throw new Error(`${headersFile} is missing. Run "npm run build" first.`);
  const { headers, policies } = parseSecurityHeaders(readFileSync(headersFile, "utf8"));
  app.use((_request, response, next) => {
    // For the 404 page, and for what is no page. Pages get their own.
    response.set({ ...headers, "Content-Security-Policy": policies["/404.html"] });
    next();
  });

  // With further slashes too, which some proxies add.
  app.all(/^\/+api\/+contact\/*$/u, (request, response, next) => {
    contact(request, response).catch(next);
  });

  app.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") {
      next();
      return;
    }
    response.status(405).set("Allow", "GET, HEAD").type("text").send("Method not allowed\n");
  });
  app.use(
    compression({
      // The bytes of a range are those of the file itself.
      filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } },
    }),
  );
  app.use(siteFiles(publicFolder, policies));

  const notFoundPage = readFileSync(path.join(publicFolder, "404.html"));
  app.use((request, response) => {
    response.status(404).set("Cache-Control", cacheControl("/404.html"));
    if (isFile(request.path)) response.type("text").send("Not found\n");
    else response.type("html").send(notFoundPage);
  });

  app.use(handleError);
  return app;
};
