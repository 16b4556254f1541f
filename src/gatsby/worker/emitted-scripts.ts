import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What this needs of webpack's compiler. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (name: string, run: (stats: { readonly compilation: Compilation }) => void) => void;
    };
  };
}

interface Compilation {
  readonly getAssets: () => readonly { readonly name: string }[];
}

const listFile = (root: string): string => path.join(root, ".cache", "emitted-scripts.json");

/**
 * Notes which scripts and styles this build made: the folder may hold those of earlier builds too, and Gatsby's own
 * list leaves out what has no name.
 * @param root the project, absolute
 */
export const noteEmittedScripts = (root: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap("note-emitted-scripts", ({ compilation }) => {
      const names = compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /\.(?:js|css)$/u.test(name));
      writeFileSync(listFile(root), JSON.stringify(names));
    });
  },
});

/** @returns their addresses on the site @throws before a build */
export const emittedScripts = (root: string): readonly string[] => {
  const names: unknown = JSON.parse(readFileSync(listFile(root), "utf8"));
  if (!Array.isArray(names)) throw new Error("The list of scripts of this build is no list.");
  return names.map((name) => `/${String(name)}`);
};
