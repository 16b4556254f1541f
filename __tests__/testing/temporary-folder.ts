import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onCleanUp } from "./clean-up";

/** Makes an empty folder, which cleanUp deletes. @returns its path */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};
