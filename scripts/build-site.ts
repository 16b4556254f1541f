import path from "node:path";
import { readContactSettings } from "../api/config/read-settings";
import { claimOutput } from "./claim-output";
import { commandFile, root, runNode } from "./run-command";
import { dropStaleCache } from "./stale-cache";

/** Writes what the contact function's pages are made of. @throws when that fails */
export const generateFunctionContent = async (): Promise<void> => {
  if ((await runNode(path.join(root, "scripts", "generate-function-content.ts"))) !== 0) {
    throw new Error("The content of the contact function could not be generated. See above.");
  }
};

/**
 * Environment that makes Gatsby's processes give memory back sooner: V8 collects late while its limit is far, and glibc
 * keeps freed picture buffers per thread. The limit is 2 GB of JavaScript heap per process; 3000 step pages need 0.8 GB.
 * Your own NODE_OPTIONS win. Figures: docs/performance.md
 */
const memoryLimits = (): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--max-old-space-size=2000 ${process.env["NODE_OPTIONS"] ?? ""}`.trim(),
  MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
});

/**
 * Builds the site into public/, saying what it does.
 * @throws when a step fails; the message says why
 */
export const buildSite = async (): Promise<void> => {
  claimOutput("npm run build");

  console.log("\n[1/3] Checking the settings and the content…");
  readContactSettings();
  // In a process of its own, whose memory Gatsby can have: 1 GB with 3000 step pages.
  if ((await runNode(path.join(root, "scripts", "check-content.ts"), ["--build"])) !== 0) {
    throw new Error("The content has errors. See above.");
  }

  console.log("\n[2/3] Generating the content of the contact function…");
  await generateFunctionContent();

  console.log("\n[3/3] Building the pages with Gatsby (a few minutes the first time)…");
  const record = dropStaleCache(root);
  if ((await runNode(commandFile("gatsby"), ["build"], memoryLimits())) !== 0) {
    throw new Error("Gatsby could not build the site. See above.");
  }
  record();
};
