import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { commandFile } from "../../run-command";
import { watchMemory } from "./watch-memory";

export interface BuildCost {
  readonly seconds: number;
  /** Peak of the whole family of processes, in bytes; undefined where it can't be asked for. */
  readonly memory: number | undefined;
  /** Seconds of Gatsby's own stages, by their names, as Gatsby tells them. */
  readonly stages: Readonly<Record<string, number>>;
}

/** A stage that Gatsby has done: `success run page queries - 1.234s - 30/30 24.3/s`. */
const stageDone = /^success (?<name>.+?) - (?<seconds>[\d.]+)s/u;

/** Our own steps, as scripts/build-site.ts tells them. */
const stepBegun = /^\[\d+\/\d+\] (?<what>[^…(]+)/u;

/**
 * Builds a copy of the site as `npm run build` does.
 * @param root the copy's folder, absolute
 * @throws with the end of what the build said, when it fails
 */
export const timedBuild = async (root: string): Promise<BuildCost> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [commandFile("tsx"), path.join(root, "scripts", "build.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Gatsby would tell its makers about each build.
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  const peak = watchMemory(child.pid ?? 0);
  const said: string[] = [];
  const stages: Record<string, number> = {};
  let step: { readonly what: string; readonly begun: number } | undefined;
  const endStep = (): void => {
    if (step !== undefined) stages[step.what] = (performance.now() - step.begun) / 1000;
  };
  createInterface({ input: child.stderr }).on("line", (line) => said.push(line));
  createInterface({ input: child.stdout }).on("line", (line) => {
    said.push(line);
    const stage = stageDone.exec(line)?.groups;
    if (stage !== undefined) stages[`gatsby: ${stage["name"] ?? ""}`] = Number(stage["seconds"]);
    const what = stepBegun.exec(line)?.groups?.["what"];
    if (what === undefined) return;
    endStep();
    step = { what: what.trim(), begun: performance.now() };
  });
  const code = await ended;
  endStep();
  const memory = peak();
  if (code !== 0) throw new Error(`The copy could not be built:\n${said.slice(-30).join("\n")}`);
  return { seconds: (performance.now() - begun) / 1000, memory, stages };
};
