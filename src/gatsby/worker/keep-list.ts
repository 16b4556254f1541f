import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { offlinePage, type KeepList, type KeptFile } from "../../client/service-worker/worker/keep-list";
import { slimPage } from "../../client/service-worker/worker/slim-page";
import { picturesOf } from "./pictures-of";

/** Bytes that a visitor's browser may be asked to keep, unpacked. With the worker's own notes it stays under 3 MB. */
export const mostBytes = 2_950_000;

interface Site {
  /** The built site, absolute. */
  readonly publicFolder: string;
  /** The addresses of its pages, the ones that matter most first. */
  readonly pages: readonly string[];
  /** The addresses of the scripts and styles of this build, and of the font. */
  readonly files: readonly string[];
}

const pageData = (page: string): string => `/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`;

/** The part of a page's data that names what its layout asked for: Gatsby keeps those answers in files of their own. */
const sharedData = z.object({ staticQueryHashes: z.array(z.string()) });

/**
 * What the worker keeps of this version of the site: all scripts, then page after page with its data, then one width
 * of each picture, for as long as there is room.
 * @throws when a file of the list is not there
 */
export const keepListOf = ({ publicFolder, pages, files }: Site): KeepList & { readonly bytes: number } => {
  const at = (url: string): string => path.join(publicFolder, url.endsWith("/") ? `${url}index.html` : url);
  const revisionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);
  let bytes = 0;
  const takes = (size: number): boolean => {
    if (bytes + size > mostBytes) return false;
    bytes += size;
    return true;
  };

  const keptFiles = files.filter((url) => takes(statSync(at(url)).size)).map((url): KeptFile => ({ url }));

  const keptPages: KeptFile[] = [];
  const pictures = new Set<string>();
  const shared = new Set(["/page-data/app-data.json"]);
  for (const page of [offlinePage, ...pages.filter((one) => one !== offlinePage)]) {
    const html = readFileSync(at(page), "utf8");
    const data = readFileSync(at(pageData(page)), "utf8");
    if (!takes(Buffer.byteLength(slimPage(html)) + Buffer.byteLength(data))) continue;
    keptPages.push({ url: page, revision: revisionOf(html) }, { url: pageData(page), revision: revisionOf(data) });
    for (const picture of picturesOf(html)) pictures.add(picture);
    for (const hash of sharedData.parse(JSON.parse(data)).staticQueryHashes) shared.add(`/page-data/sq/d/${hash}.json`);
  }
  for (const url of shared) {
    const data = readFileSync(at(url), "utf8");
    if (takes(Buffer.byteLength(data))) keptPages.push({ url, revision: revisionOf(data) });
  }

  return {
    pages: keptPages,
    files: keptFiles,
    pictures: [...pictures].filter((url) => takes(statSync(at(url)).size)).map((url) => ({ url })),
    bytes,
  };
};
