import { readdirSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";

/** Writes one output into public/. It fails the build by `reporter.panicOnBuild` or by throwing. */
export type BuildOutput = (args: BuildArgs) => Promise<void> | void;

/** The built site, absolute. Gatsby runs in the project's folder. */
export const publicFolder = path.resolve("public");

/** All HTML files of pages, absolute. @param folder the built site, absolute */
export const htmlFilesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name));
