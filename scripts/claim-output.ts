import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./run-command";

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Keeps builds and `npm run develop` apart: all write .cache/ and public/, and each breaks the other's files.
 * @throws while another process has them
 */
export const claimOutput = (command: string): void => {
  const file = path.join(root, ".develop", "output-in-use");
  const [pid, other] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  if (pid !== undefined && isRunning(Number(pid))) {
    throw new Error(`"${other ?? ""}" is running in this folder (process ${pid}). Stop it, then start this again.`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${process.pid}\n${command}`);
  process.once("exit", () => rmSync(file, { force: true }));
};
