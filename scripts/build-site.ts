import path from "node:path";
import { readContactSettings } from "../api/config/read-settings";
import { claimOutput } from "./claim-output";
import { commandFile, root, runNode } from "./run-command";
import { dropStaleCache } from "./stale-cache";

/** @throws when the step fails: its output says why */
const runStep = async (failure: string, ...step: Parameters<typeof runNode>): Promise<void> => {
  if ((await runNode(...step)) !== 0) throw new Error(`${failure} See above.`);
};

/**
 * Environment that makes Gatsby's processes give memory back sooner: V8 collects late while its limit is far, and glibc
 * keeps freed picture buffers per thread. The limit is 2 GB of JavaScript heap per process; 3000 step pages need 0.8 GB.
 * Your own NODE_OPTIONS win. Figures: docs/performance.md
 */
const memoryLimits = {
  NODE_OPTIONS: `--max-old-space-size=2000 ${process.env["NODE_OPTIONS"] ?? ""}`.trim(),
  MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
};

/**
 * Builds the site into public/, saying what it does.
 * @throws when a step fails; the message says why
 */
export const buildSite = async (): Promise<void> => {
  claimOutput("npm run build");

  console.log("\n[1/2] Checking the settings and the content…");
  readContactSettings();
  // In a process of its own, whose memory Gatsby can have: 1 GB with 3000 step pages.
  await runStep("The content has errors.", path.join(root, "scripts", "check-content.ts"));

  console.log("\n[2/2] Building the pages with Gatsby (a few minutes the first time)…");
  const record = dropStaleCache(root);
  await runStep("Gatsby could not build the site.", commandFile("gatsby"), ["build"], memoryLimits);
  record();
};
