import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build makes, and what is too large to copy. */
const leftOut = new Set([".git", ".cache", "public", "node_modules", "reports", "outbox", "test-results"]);

export interface ScratchCopy {
  /** The copy's folder, absolute. */
  readonly root: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies the project into a temporary folder, where it can be built without touching anything of the original. The
 * installed packages are shared by a link; the cache and the built site are the copy's own.
 * @param project its folder, absolute
 */
export const makeScratchCopy = async (project: string): Promise<ScratchCopy> => {
  const root = await mkdtemp(path.join(tmpdir(), "site-growth-"));
  await cp(project, root, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(project, source)),
  });
  await symlink(path.join(project, "node_modules"), path.join(root, "node_modules"), "dir");
  return { root, remove: () => rm(root, { recursive: true }) };
};
