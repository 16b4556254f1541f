import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/**
 * Package: gatsby 5.16
 * Problem: with slices Gatsby writes `window.___chunkMapping` into each page as a JSON string. Its loader reads
 * properties of it and finds none, so it never prefetches the scripts of a page.
 * Workaround: the mapping as an object, in a script file of its own, loaded with the page's scripts.
 */
export const chunkMappingScript = async (publicFolder: string): Promise<string> => {
  const json: unknown = JSON.parse(await readFile(path.join(publicFolder, "chunk-map.json"), "utf8"));
  const mapping = z.record(z.string(), z.array(z.string())).safeParse(json);
  if (!mapping.success) {
    throw new Error("Gatsby's chunk-map.json has changed. Adapt src/gatsby/workarounds/chunk-mapping.ts.");
  }
  return `window.___chunkMapping=${JSON.stringify(mapping.data)};`;
};
