import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { securityHeadersFile, type SecurityHeaders } from "./security-headers";

const schema: z.ZodType<SecurityHeaders> = z.object({
  headers: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
});

/**
 * Reads the security headers that the build wrote.
 * @param folder the built site, absolute
 * @throws when they are missing, or not as the build writes them
 */
export const readSecurityHeaders = (folder: string): SecurityHeaders => {
  const file = path.join(folder, securityHeadersFile);
  if (!existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
};
