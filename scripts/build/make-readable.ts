import { chmodSync, readdirSync } from "node:fs";
import path from "node:path";

/** Lets a web server of another user read a folder, whatever the umask was: files get 644, folders 755. */
export const makeReadable = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
};
