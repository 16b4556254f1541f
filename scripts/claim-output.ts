import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Keeps a build and `npm run develop` apart: both write .cache/ and public/, and each breaks the other's files.
 * @param root the project, absolute
 * @param command what claims them, until its process ends
 * @returns releases them before that
 * @throws while another process has them
 */
export const claimOutput = (root: string, command: string): (() => void) => {
  const file = path.join(root, ".develop", "output-in-use");
  const [pid, other] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  if (pid !== undefined && isRunning(Number(pid))) {
    throw new Error(`"${other ?? ""}" is running in this folder (process ${pid}). Stop it, then start this again.`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${process.pid}\n${command}`);
  const release = (): void => rmSync(file, { force: true });
  process.once("exit", release);
  return () => {
    process.off("exit", release);
    release();
  };
};
