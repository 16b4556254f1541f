import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { securityHeadersFile, siteHeaders } from "../../lib/security-headers";
import { inlineHashes } from "../content-security/inline-code";
import { foldersOf } from "./folders";
import type { PostBuildStep } from "./step";

/** Bytes of the policy that are still small for a header that goes with each answer. */
const mostBytes = 4096;

const pagesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // Parts of pages that Gatsby keeps.
    .filter((name) => !name.startsWith("_gatsby"));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const)),
  );
};

/**
 * Makes the Content-Security-Policy from what is really inline in the built pages, and writes all security headers
 * beside them, where the servers find them (server/, src/build/netlify/, scripts/nginx/). Comes after all that changes
 * pages; it stops the build when a page has inline code that nobody expects.
 */
export const writeSecurityHeaders: PostBuildStep = async ({ reporter, store }) => {
  const { publicFolder } = foldersOf({ store });
  const headers = siteHeaders(inlineHashes(await pagesIn(publicFolder)));
  const bytes = headers["Content-Security-Policy"]?.length ?? 0;
  if (bytes > mostBytes) {
    throw new Error(`The Content-Security-Policy has ${bytes} bytes: too many pages have inline code of their own.`);
  }
  await writeFile(path.join(publicFolder, securityHeadersFile), `${JSON.stringify(headers, null, 2)}\n`);
  reporter.info(`The Content-Security-Policy has ${bytes} bytes.`);
};
