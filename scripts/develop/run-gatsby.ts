import { spawn } from "node:child_process";
import { once } from "node:events";
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

/** What is shown of a line that Gatsby prints: warnings, errors, that the site is ready, and what other code prints. */
const relevantText = (line: string): string | undefined => {
  if (!line.startsWith('{"type":')) return line;
  const entry = logEntry.safeParse(JSON.parse(line)).data?.payload;
  if (entry?.text.startsWith("You can now view") === true) return "The site is ready.";
  const isProblem = entry !== undefined && ["WARNING", "ERROR"].includes(entry.level);
  if (!isProblem || entry.text.startsWith(expectedWarning)) return undefined;
  return `\n${entry.level.toLowerCase()}: ${[entry.filePath, entry.text].filter(Boolean).join("\n")}`;
};

/**
 * Runs `gatsby develop` on the copy of the last valid content until it ends, and ends it with this process. Shows what
 * is of use from its structured log, in which each line is a JSON object.
 */
export const runGatsby = async (port: number): Promise<void> => {
  const gatsby = spawn(process.execPath, [commandFile("gatsby"), "develop", "--port", String(port)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: "1",
      GATSBY_LOGGER: "json",
      CONTENT_FOLDER: path.join(root, developFolder, "content"),
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => gatsby.once("exit", () => process.exit()).kill());
  }
  createInterface(gatsby.stdout).on("line", (line) => {
    const text = relevantText(line);
    if (text !== undefined) console.log(text);
  });
  await once(gatsby, "exit");
};
