import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The part of webpack's compiler that the plugin uses. */
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

const listFile = (root: string): string => path.join(root, ".cache", "emitted-files.json");

/**
 * Webpack plugin: records which scripts and style sheets this build emitted. The output folder may hold files of earlier builds, and
 * Gatsby's webpack.stats.json leaves out chunks without a name.
 * @param root the project, absolute
 */
export const recordEmittedFiles = (root: string) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap("record-emitted-files", ({ compilation }) => {
      const names = compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /\.(?:js|css)$/u.test(name));
      writeFileSync(listFile(root), JSON.stringify(names));
    });
  },
});

/** @returns their addresses on the site @throws before a build */
export const emittedFiles = (root: string): readonly string[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(listFile(root), "utf8")))
    .map((name) => `/${name}`);
