import { createHash } from "node:crypto";

/** The source expression by which a Content-Security-Policy allows an inline script or style (CSP Level 3, 2.3.1). */
export const cspHash = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
