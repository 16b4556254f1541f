import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readHstsScope, securityHeadersFile, siteHeaders } from "../../../lib/security-headers";
import { cspHashes } from "./csp-hashes";
import { htmlFilesIn } from "../html-files";
import { pageScripts } from "../page-scripts/page-scripts";
import { speculationRules } from "../page-scripts/speculation-rules";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";

/** One page at a time: all at once would take 0.7 GB of memory with 3000 step pages. */
const pages = function* (): Iterable<readonly [name: string, html: string]> {
  for (const file of htmlFilesIn(publicFolder)) yield [path.relative(publicFolder, file), readFileSync(file, "utf8")];
};

/**
 * Writes all security headers into public/, for server/ and Netlify (outputs/netlify/). The policy has the hashes of
 * the pages' inline code, so this comes after all outputs that change pages. Unknown inline code fails the build.
 */
export const writeSecurityHeaders: BuildOutput = async ({ reporter }) => {
  const hashes = cspHashes(pages(), [(await pageScripts()).inline, speculationRules]);
  const headers = siteHeaders(hashes, readHstsScope(process.env["HSTS"]));
  const bytes = headers["Content-Security-Policy"]?.length ?? 0;
  await writeFile(path.join(publicFolder, securityHeadersFile), `${JSON.stringify(headers, null, 2)}\n`);
  reporter.info(`The Content-Security-Policy has ${bytes} bytes.`);
};
