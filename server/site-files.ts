import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { static as serveStatic, type RequestHandler } from "express";
import { cacheControl } from "../src/lib/cache-control";
import { fileAddress, pageAddress, pictureFiles, type SecurityHeaders } from "../src/lib/security-headers";

// The mime database of Express 4 is older than AVIF.
serveStatic.mime.define({ "image/avif": ["avif"] });

/** Weak, as it is the same for each content coding of a file. */
const etagOf = (file: string): string =>
  `W/"${createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 27)}"`;

/**
 * Serves what `gatsby build` wrote, as a CDN would: `/pricing` redirects to `/pricing/`, and each file has its cache
 * time. Requests for anything else are passed on.
 * @param folder the built site, absolute
 * @param policies the Content-Security-Policy of each page and of pictures
 */
export const siteFiles = (folder: string, policies: SecurityHeaders["policies"]): RequestHandler =>
  serveStatic(folder, {
    // /.well-known/security.txt
    dotfiles: "allow",
    cacheControl: false,
    // By the content instead: some hosts give every file the same time, whatever is in it.
    etag: false,
    lastModified: false,
    setHeaders: (response, file) => {
      const address = fileAddress(folder, file);
      const policy = policies[address.startsWith("/static/") ? pictureFiles : pageAddress(address)];
      if (policy !== undefined) response.setHeader("Content-Security-Policy", policy);
      response.setHeader("Cache-Control", cacheControl(address));
      response.setHeader("ETag", etagOf(file));
      // Here, as the compression leaves it out of a 304.
      response.setHeader("Vary", "Accept-Encoding");
    },
  });
