import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  contentSecurityPolicy,
  fileAddress,
  pageAddress,
  pictureFiles,
  picturePolicy,
  readHstsScope,
  securityHeadersFile,
  siteHeaders,
  type SecurityHeaders,
} from "../../lib/security-headers";
import { cspHashes } from "./csp-hashes";
import { htmlFilesIn, publicFolder, type BuildOutput } from "./output";
import { pageScripts } from "./page-scripts";

/** The page that hosts send for addresses that do not exist. */
const notFound = "/404.html";

/** Names the policy in the page itself. Browsers take no frame-ancestors from there. */
const withPolicy = (html: string, policy: string): string => {
  const content = policy.replace(/; frame-ancestors 'none'$/u, "");
  return html.replace("<style", `<meta http-equiv="Content-Security-Policy" content="${content}"/><style`);
};

/**
 * Writes all security headers into public/, for server/ and Netlify (netlify-adapter.ts). A page's policy has the hashes
 * of its inline code, so this comes after all outputs that change pages. Unknown inline code fails the build.
 */
export const writeSecurityHeaders: BuildOutput = async () => {
  const { inline } = await pageScripts();
  const policies: Record<string, string> = { [pictureFiles]: picturePolicy };
  for (const file of htmlFilesIn(publicFolder)) {
    const html = readFileSync(file, "utf8");
    const address = pageAddress(fileAddress(publicFolder, file));
    const policy = contentSecurityPolicy(cspHashes(address, html, inline));
    policies[address] = policy;
    // Netlify has no rule for addresses that do not exist, but the one for all.
    if (address === notFound) writeFileSync(file, withPolicy(html, policy));
  }
  const headers: SecurityHeaders = { headers: siteHeaders(readHstsScope(process.env["HSTS"])), policies };
  writeFileSync(path.join(publicFolder, securityHeadersFile), `${JSON.stringify(headers, null, 2)}\n`);
};
