import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import express, { type Express } from "express";
import { cacheControl } from "../src/lib/cache-control";
import { pageAddress } from "../src/lib/page-path";
import { readHstsScope, siteHeaders } from "../src/lib/security-headers";
import { readSite } from "./site";

/** 11, the highest level, would make the home page 8 % smaller, and take 45 times as long. */
const brotliLevel = 6;

interface AppParts {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The contact function. It reads the request's body itself. */
  readonly contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** A path as files have it: decoded, and without the second slashes that some proxies add. */
const addressOf = (requested: string): string => {
  try {
    return pageAddress(decodeURIComponent(requested).replace(/\/{2,}/gu, "/"));
  } catch {
    return requested;
  }
};

/**
 * The whole site as one Express app: security headers, the contact function at /api/contact, the built files as they
 * are now (compressed as they are sent: brotli, else gzip), and the site's own 404 page for every other page.
 * @throws when there is no built site in the folder
 */
export const createApp = ({ publicFolder, contact }: AppParts): Express => {
  const { files, redirects } = readSite(publicFolder);
  const headers = siteHeaders(readHstsScope(process.env["HSTS"]));
  const app = express();
  app.disable("x-powered-by");
  // Express logs an error, and shows it to nobody.
  app.set("env", "production");

  app.use((_request, response, next) => {
    response.set({ ...headers, "Cache-Control": cacheControl("/404.html") });
    next();
  });

  // With further slashes too, which some proxies add.
  app.all(/^\/+api\/+contact\/*$/u, (request, response, next) => {
    contact(request, response).catch(next);
  });

  app.use((request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") next();
    else response.set("Allow", "GET, HEAD, OPTIONS").sendStatus(request.method === "OPTIONS" ? 204 : 405);
  });
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } } }));

  app.use((request, response) => {
    const address = addressOf(request.path);
    const file = files.get(address);
    const page = address.replace(/\/?$/u, "/");
    const moved = files.has(page) ? encodeURI(page) : redirects[page];
    if (file !== undefined) response.set(file.headers).send(file.body);
    else if (moved !== undefined) response.redirect(301, `${moved}${request.url.replace(/^[^?]*/u, "")}`);
    // Nobody reads a page in place of a file such as /favicon.ico.
    else if (![".html", ""].includes(path.extname(address))) response.sendStatus(404);
    else response.status(404).type("html").send(files.get("/404.html")?.body);
  });
  return app;
};
