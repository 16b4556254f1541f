import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { static as serveStatic, type Request, type Response } from "express";
import { cacheControl } from "../src/lib/cache-control";
import { parseSecurityHeaders } from "../src/lib/parse-security-headers";
import { parseRedirects, redirectsFile } from "../src/lib/redirects";
import { fileAddress, pageAddress, pictureFiles, securityHeadersFile } from "../src/lib/security-headers";

const { mime } = serveStatic;
// The database of Express 4 is older than AVIF.
mime.define({ "image/avif": ["avif"] });

/** A file of the built site, with the headers that it has besides those of all. */
interface SiteFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** @returns undefined for a folder, and for what can't be read, which is logged: the rest of the site is served */
const readIfFile = (file: string): Buffer | undefined => {
  try {
    return statSync(file).isFile() ? readFileSync(file) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
};

/**
 * Reads what `gatsby build` wrote, whole: pages, entity tags and policies are then of one build, and no request waits
 * for the disk.
 * @param folder the built site, absolute
 * @returns the files by address, such as `/pricing/` and `/favicon.svg`, the security headers of all, and where
 * former addresses lead
 * @throws when there is no built site in the folder
 */
export const readSite = (folder: string) => {
  const headersFile = path.join(folder, securityHeadersFile);
  if (!existsSync(headersFile)) throw new Error(`${headersFile} is missing. Run "npm run build" first.`);
  const { headers, policies } = parseSecurityHeaders(readFileSync(headersFile, "utf8"));
  const redirects = parseRedirects(readFileSync(path.join(folder, redirectsFile), "utf8"));
  const files = new Map<string, SiteFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    const body = readIfFile(file);
    if (body === undefined) continue;
    const address = pageAddress(fileAddress(folder, file));
    const ownHeaders = {
      "Content-Type": mime.lookup(file),
      "Content-Security-Policy":
        policies[address.startsWith("/static/") ? pictureFiles : address] ?? policies["/404.html"],
      "Cache-Control": cacheControl(address),
      // By the content, as some hosts give every file the same time. Weak, as it is the same for each content coding.
      ETag: `W/"${createHash("sha256").update(body).digest("base64url")}"`,
      Vary: "Accept-Encoding",
      "Accept-Ranges": "bytes",
    };
    files.set(address, { body, headers: ownHeaders });
  }
  return { headers, policies, files, redirects };
};

/** Sends a file, or the part of it that the request asks for, if its conditions allow it (RFC 9110, 13 and 14). */
export const sendFile = (request: Request, response: Response, { body, headers }: SiteFile): Response => {
  // The tags are weak, which match nothing in If-Match and If-Range, and no time of a change is known.
  const match = request.get("If-Match") ?? (request.get("If-Unmodified-Since") === undefined ? "*" : "");
  if (match !== "*") return response.sendStatus(412);
  response.set("ETag", headers["ETag"]);
  const asksForPart = request.get("Range")?.startsWith("bytes=") === true && request.get("If-Range") === undefined;
  const parts = asksForPart && !request.fresh ? request.range(body.length) : undefined;
  if (parts === -1) return response.set("Content-Range", `bytes */${body.length}`).sendStatus(416);
  response.set(headers);
  const [part, ...others] = typeof parts === "object" ? parts : [];
  if (part === undefined || others.length > 0) return response.send(body);
  response.status(206).set("Content-Range", `bytes ${part.start}-${part.end}/${body.length}`);
  return response.send(body.subarray(part.start, part.end + 1));
};
