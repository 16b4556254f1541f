import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { nginxHeaders, nginxHeadersFile, securityHeadersFile, siteHeaders } from "../../../lib/security-headers";
import { cspHashes } from "../csp/csp-hashes";
import { forEachLimited } from "../for-each-limited";
import { htmlFilesIn, openFiles } from "../html-files";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

/** The longest policy in bytes: it is sent with every response. */
const mostBytes = 4096;

const pagesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const pages = new Map<string, string>();
  await forEachLimited(htmlFilesIn(folder), openFiles, async (file) => {
    pages.set(path.relative(folder, file), await readFile(file, "utf8"));
  });
  return pages;
};

/**
 * Writes all security headers into public/, for server/, Netlify (outputs/netlify/) and nginx (docs/nginx.conf). The
 * policy has the hashes of the pages' inline code, so this comes after all outputs that change pages. Unknown inline
 * code fails the build.
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
