import { z } from "zod";
import type { SecurityHeaders } from "./security-headers";

const schema: z.ZodType<SecurityHeaders> = z.object({
  headers: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
});

/** What the build wrote into `securityHeadersFile`. @throws when it is anything else */
export const parseSecurityHeaders = (text: string): SecurityHeaders => schema.parse(JSON.parse(text));
