import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { securityHeadersFile } from "../src/lib/security-headers";

const headers = z.record(z.string(), z.string());

/**
 * The security headers that belong to a built site; the hashes in them are those of its own pages.
 * @param publicFolder the built site, absolute
 * @throws when the build has not written them
 */
export const readSecurityHeaders = (publicFolder: string): Readonly<Record<string, string>> => {
  const file = path.join(publicFolder, securityHeadersFile);
  if (!existsSync(file)) throw new Error(`${publicFolder} has no ${securityHeadersFile}. Run "npm run build" first.`);
  return headers.parse(JSON.parse(readFileSync(file, "utf8")));
};
