import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { static as serveStatic } from "express";
import { cacheControl } from "../src/lib/cache-control";
import { downloadHeaders } from "../src/lib/downloads";
import { parseRedirects, redirectsFile } from "../src/lib/redirects";
import { fileAddress, pageAddress } from "../src/lib/page-path";

const { mime } = serveStatic;
// Express 4 knows no AVIF: its list of file types is older.
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
 * Reads what `gatsby build` wrote, whole: all pages are then of one build, and no request waits for the disk.
 * Express makes the entity tags of the content, as some hosts give every file the same time.
 * @param folder the built site, absolute
 * @returns the files by address, such as `/pricing/` and `/favicon.svg`, and where former addresses lead
 * @throws when there is no built site in the folder
 */
export const readSite = (folder: string) => {
  const redirectsAt = path.join(folder, redirectsFile);
  if (!existsSync(redirectsAt)) throw new Error(`${redirectsAt} is missing. Run "npm run build" first.`);
  const redirects = parseRedirects(readFileSync(redirectsAt, "utf8"));
  const files = new Map<string, SiteFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    const body = readIfFile(file);
    if (body === undefined) continue;
    const address = pageAddress(fileAddress(folder, file));
    const ownHeaders = {
      "Content-Type": mime.lookup(file),
      "Cache-Control": cacheControl(address),
      // compression() sets it on a page, but not on the 304 in its place.
      Vary: "Accept-Encoding",
      ...downloadHeaders[address],
    };
    files.set(address, { body, headers: ownHeaders });
  }
  return { files, redirects };
};
