import { readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { keepComments } from "./keep-comments";

/** Programs save in several steps; what comes within this time, in milliseconds, is one change. */
const quiet = 150;

/**
 * Puts comments back that the visual editor takes away, as soon as it has saved.
 * @param folder the content folder, absolute
 * @param onKept told the file's path inside the folder
 * @returns ends the watching
 */
export const watchSaves = (folder: string, onKept: (file: string) => void): (() => void) => {
  const known = new Map<string, string>();
  const yamlFiles = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  const look = (): void => {
    for (const name of yamlFiles()) {
      try {
        const text = readFileSync(path.join(folder, name), "utf8");
        const kept = keepComments(known.get(name) ?? text, text);
        if (kept !== text) {
          writeFileSync(path.join(folder, name), kept);
          onKept(name);
        }
        known.set(name, kept);
      } catch {
        // A file that is moved or half written: the next change tells.
      }
    }
  };
  look();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
