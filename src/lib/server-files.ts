/** What the build tells servers, in two files inside public/. */
import { z } from "zod";
import type { SecurityHeaders } from "./security-headers";

export const redirectsFile = "redirects.json";

const redirects = z.record(z.string(), z.string());

/** Former addresses of pages, and where each leads: both with a slash at the end. */
export type Redirects = Readonly<z.output<typeof redirects>>;

/** What the build wrote into `redirectsFile`. @throws when it is anything else */
export const parseRedirects = (text: string): Redirects => redirects.parse(JSON.parse(text));

const securityHeaders: z.ZodType<SecurityHeaders> = z.object({
  headers: z.record(z.string(), z.string()),
  policies: z.record(z.string(), z.string()),
});

/** What the build wrote into `securityHeadersFile`. @throws when it is anything else */
export const parseSecurityHeaders = (text: string): SecurityHeaders => securityHeaders.parse(JSON.parse(text));
