import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The project's folder, absolute. */
export const root = path.resolve(__dirname, "..");

const packageFacts = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/**
 * The file behind a package's command, for `node FILE`: works without a shell on every system.
 * @throws when the package is not installed or has no such command
 */
export const commandFile = (packageName: string, command = packageName): string => {
  const folder = path.join(root, "node_modules", packageName);
  const { bin } = packageFacts.parse(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")));
  const file = typeof bin === "string" ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${packageName} has no command "${command}".`);
  return path.join(folder, file);
};

/**
 * Runs a file in Node and shows its output.
 * @param file see commandFile; a TypeScript file is run by tsx
 * @param environment is added to this process's own
 * @returns the exit code; 1 where a signal ended it
 */
export const runNode = async (
  file: string,
  parts: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const start = file.endsWith(".ts") ? [commandFile("tsx"), file] : [file];
  const child = spawn(process.execPath, [...start, ...parts], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...environment },
  });
  await once(child, "exit");
  return child.exitCode ?? 1;
};

/** Runs a script's main function. An error, thrown or rejected, is printed without its stack and sets exit code 1. */
export const runMain = (main: () => Promise<void> | void): void => {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
};
