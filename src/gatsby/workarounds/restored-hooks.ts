import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdapter } from "gatsby";

/** Where Gatsby compiles its configuration and hooks. */
const folder = path.join(".cache", "compiled");

/**
 * Package: gatsby 5.16
 * Problem: it compiles the site's hooks into its cache, and then has the adapter restore the cache of an earlier build: the
 * hooks of that build's commit run, with all modules that they import.
 * Workaround: what it has compiled is written once more after the cache was restored.
 */
export const withCompiledHooks = ({ cache, ...adapter }: IAdapter): IAdapter => {
  if (cache === undefined) return adapter;
  const restore: typeof cache.restore = async (context) => {
    const files = readdirSync(folder).map((name) => path.join(folder, name));
    const compiled = files.map((file) => ({ file, code: readFileSync(file) }));
    const isRestored = await cache.restore(context);
    for (const { file, code } of compiled) writeFileSync(file, code);
    return isRestored;
  };
  return { ...adapter, cache: { ...cache, restore } };
};
