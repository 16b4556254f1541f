import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runNpmScript } from "../run-command";
import { withExitCode, type Counts } from "./counts";
import type { TestStep } from "./steps";

const readReport = ({ file, count }: NonNullable<TestStep["report"]>): Counts => {
  try {
    return count(JSON.parse(readFileSync(path.join(root, file), "utf8")));
  } catch (error) {
    console.error(`The report ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/**
 * Runs one step and counts its tests.
 * @param environment is added to this process's own
 */
export const runStep = async (step: TestStep, environment: Readonly<Record<string, string>>): Promise<Counts> => {
  const { report } = step;
  // The report of an earlier run must never be counted again.
  if (report !== undefined) rmSync(path.join(root, report.file), { force: true });
  const exitCode = await runNpmScript(`test:${step.name}`, step.parts ?? [], environment);
  if (report === undefined) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  return withExitCode(readReport(report), exitCode);
};
