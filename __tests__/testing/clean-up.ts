import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const steps: (() => unknown)[] = [];

/** Has cleanUp end what was started: in Jest after the test, or after all if it was started before them (setup.ts). */
export const onCleanUp = (step: () => unknown): void => {
  steps.push(step);
};

export const countSteps = (): number => steps.length;

/** Ends what was started, last first, all of it even where a step fails. @param kept how many steps are left */
export const cleanUp = async (kept = 0): Promise<void> => {
  if (steps.length <= kept) return;
  try {
    await steps.pop()?.();
  } finally {
    await cleanUp(kept);
  }
};

/** Makes an empty folder, which cleanUp deletes. @returns its path */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};
