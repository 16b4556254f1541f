import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import sirv from "sirv";
import { cacheControl } from "../src/lib/cache-control";
import { tidyPath } from "./tidy-path";

/** The folders that hold an index.html, as addresses: `/`, `/pricing/`. */
const findPages = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `/${file.split(path.sep).join("/")}`)
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => file.slice(0, -"index.html".length)),
  );

/**
 * Serves what `gatsby build` made, as a content delivery network would: one address a page, precompressed
 * files where there are some, and cache times by kind. Requests for anything else are handed on.
 * @param folder the built site, absolute. It is read once: start again after a build.
 * @throws when there is no built site in it
 */
export const siteFiles = (folder: string): RequestHandler => {
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const pages = findPages(folder);
  const serve = sirv(folder, {
    // No guessing of endings: /pricing.html and /404 are no addresses of this site.
    extensions: [],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader("Cache-Control", cacheControl(pathname));
    },
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("Allow", "GET, HEAD").type("text").send("Method not allowed\n");
      return;
    }
    const [address = "/", query] = request.originalUrl.split("?", 2);
    const verdict = tidyPath(address, (page) => pages.has(page));
    switch (verdict.kind) {
      case "malformed":
        response.status(400).type("text").send("This address is not well formed.\n");
        return;
      case "moved":
        response.redirect(301, query === undefined ? verdict.to : `${verdict.to}?${query}`);
        return;
      case "as-is":
        if (pages.has(verdict.plain)) request.url = `${address}index.html`;
        serve(request, response, next);
    }
  };
};
