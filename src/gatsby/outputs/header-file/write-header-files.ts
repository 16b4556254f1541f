import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { nginxHeaders, nginxHeadersFile, securityHeadersFile, siteHeaders } from "../../../lib/security-headers";
import { cspHashes } from "../csp/csp-hashes";
import { forEachPage, htmlFilesIn } from "../html-files";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

/** Bytes of the policy that are still small for a header that goes with each answer. */
const mostBytes = 4096;

const pagesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const pages = new Map<string, string>();
  await forEachPage(htmlFilesIn(folder), async (file) => {
    pages.set(path.relative(folder, file), await readFile(file, "utf8"));
  });
  return pages;
};

/**
 * Makes the Content-Security-Policy from what is really inline in the built pages, and writes all security headers
 * beside them, where the servers find them (server/, src/gatsby/outputs/netlify/, scripts/nginx/). Comes after all that changes
 * pages; it stops the build when a page has inline code that nobody expects.
 */
export const writeHeaderFiles: BuildOutput = async ({ reporter, store }) => {
  const { publicFolder } = siteFolders({ store });
  const headers = siteHeaders(cspHashes(await pagesIn(publicFolder)));
  const bytes = headers["Content-Security-Policy"]?.length ?? 0;
  if (bytes > mostBytes) {
    throw new Error(`The Content-Security-Policy has ${bytes} bytes: too many pages have inline code of their own.`);
  }
  await writeFile(path.join(publicFolder, securityHeadersFile), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(path.join(publicFolder, nginxHeadersFile), nginxHeaders(headers));
  reporter.info(`The Content-Security-Policy has ${bytes} bytes.`);
};
