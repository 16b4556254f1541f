import path from "node:path";
import { static as serveStatic, type RequestHandler } from "express";
import { cacheControl } from "../src/lib/cache-control";

// The mime database of Express 4 is older than AVIF.
serveStatic.mime.define({ "image/avif": ["avif"] });

/**
 * Serves what `gatsby build` wrote, as a CDN would: `/pricing` redirects to `/pricing/`, and each file has its cache
 * time. Requests for anything else are passed on.
 * @param folder the built site, absolute
 */
export const siteFiles = (folder: string): RequestHandler =>
  serveStatic(folder, {
    // /.well-known/security.txt
    dotfiles: "allow",
    cacheControl: false,
    setHeaders: (response, file) => {
      const address = `/${path.relative(folder, file).split(path.sep).join("/")}`;
      response.setHeader("Cache-Control", cacheControl(address));
    },
  });
