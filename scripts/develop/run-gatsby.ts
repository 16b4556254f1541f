import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { commandFile, root } from "../run-command";
import { developFolder } from "./content-copy";

/** Printed at each start, whatever the project does. */
const expectedWarning = "gatsby-plugin-react-helmet: Gatsby now has built-in support";

const logEntry = z.object({
  type: z.literal("LOG"),
  payload: z.object({ level: z.string(), text: z.string(), filePath: z.string().optional() }),
});

/** What is shown of a line that Gatsby prints: warnings, errors, where the site is, and what other code prints. */
const relevantText = (line: string): string | undefined => {
  if (!line.startsWith('{"type":')) return line;
  const entry = logEntry.safeParse(JSON.parse(line)).data?.payload;
  if (entry === undefined || entry.text.startsWith(expectedWarning)) return undefined;
  if (/You can now view|https?:\S+\/$|already running/u.test(entry.text)) return entry.text;
  const isProblem = ["WARNING", "ERROR"].includes(entry.level);
  return isProblem ? `\n${entry.level.toLowerCase()}: ${entry.filePath ?? ""}\n${entry.text}` : undefined;
};

/**
 * Runs `gatsby develop` on the copy of the last valid content, and ends with it. Shows what is of use from its
 * structured log, in which each line is a JSON object.
 */
export const runGatsby = (options: readonly string[]): void => {
  const gatsby = spawn(process.execPath, [commandFile("gatsby"), "develop", ...options], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_LOGGER: "json",
      CONTENT_FOLDER: path.join(root, developFolder, "content"),
    },
  });
  gatsby.once("exit", () => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => gatsby.kill());
  const lines = createInterface(gatsby.stdout).on("line", (line) => {
    const text = relevantText(line);
    if (text !== undefined) console.log(text);
    if (text?.includes("already running") !== true) return;
    console.log("Stop that, or choose another port: npm run develop -- --port 8001");
    // Gatsby asks whether to take another port, and ends, as it has no keyboard here.
    lines.close();
  });
};
