import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../content-lint/diagnostic";
import { linksTo, type LocationLinks } from "./content-locations";

/** The content errors that `npm run develop` found last; relative to the project's folder. */
export const diagnosticsFile = ".develop/diagnostics.json";

/** @param root the project's folder, absolute */
export const writeDiagnostics = (root: string, diagnostics: readonly Diagnostic[]): void => {
  const file = path.join(root, diagnosticsFile);
  mkdirSync(path.dirname(file), { recursive: true });
  const linked = diagnostics.map((error) => ({ ...error, ...linksTo(root, error.file, error.line, error.column) }));
  writeFileSync(file, JSON.stringify(linked));
};

/** The content errors with links to their locations; none before the first check. */
export const readDiagnostics = (root: string): readonly (Diagnostic & LocationLinks)[] => {
  try {
    return JSON.parse(readFileSync(path.join(root, diagnosticsFile), "utf8")) as readonly (Diagnostic &
      LocationLinks)[];
  } catch {
    return [];
  }
};
