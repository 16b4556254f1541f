import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Build output, and what is too large to copy. */
const excluded = new Set([
  ".git",
  "art/node_modules",
  ".cache",
  ".develop",
  "public",
  "node_modules",
  "reports",
  "outbox",
  "test-results",
]);

/**
 * Copies the project into a temporary folder, where it can be built and changed. Packages are shared by a link.
 * @param project its folder, absolute
 * @returns the copy's folder, absolute, and how to remove it
 */
export const makeScratchCopy = async (project: string) => {
  const root = await mkdtemp(path.join(tmpdir(), "site-copy-"));
  await cp(project, root, { recursive: true, filter: (source) => !excluded.has(path.relative(project, source)) });
  await symlink(path.join(project, "node_modules"), path.join(root, "node_modules"), "dir");
  return { root, remove: () => rm(root, { recursive: true }) };
};

export type ScratchCopy = Awaited<ReturnType<typeof makeScratchCopy>>;
