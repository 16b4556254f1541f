import { rmSync } from "node:fs";
import path from "node:path";

/** Where a build that succeeded records its sources (scripts/build/stale-cache.ts). @param root the project, absolute */
export const sourceRecord = (root: string): string => path.join(root, ".cache", "source-hash");

/**
 * Package: gatsby 5.16
 * Problem: it saves that the queries of a changed page have run before it writes the page. After a build that was killed in
 * between, the next one keeps the old page.
 * Workaround: from here until the end of the build there is no record of its sources, and without one the next build starts
 * from nothing.
 */
export const forgetSources = (root: string): void => rmSync(sourceRecord(root), { force: true });
