import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { PageScripts } from "../../../client/loader/page-scripts";
import { htmlFilesIn } from "../html-files";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";
import { pageDataUrl, readPageData } from "../page-data";
import { chunkMappingScript } from "../../workarounds/chunk-mapping";
import { bundleScript } from "../bundle-script";
import { workerIsOn } from "../worker-is-on";
import { readGatsbyScripts, readPageScripts, rewritePage } from "./rewrite-page";
import { speculationRules } from "./speculation-rules";

const writeHashed = async (folder: string, name: string, text: string): Promise<string> => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const file = `${name}-${hash}.js`;
  await writeFile(path.join(folder, file), text);
  return `/${file}`;
};

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/**
 * Reads what Gatsby's scripts would request one after another, so that the loader requests it at once: on a slow phone
 * that is two round trips (0.4 s) between the first tap and its effect.
 */
const pageScriptsReader = async (publicFolder: string) => {
  const stats: unknown = JSON.parse(await readFile(path.join(publicFolder, "webpack.stats.json"), "utf8"));
  const { assetsByChunkName } = statsSchema.parse(stats);
  const scriptsOf = (chunk: string): readonly string[] =>
    (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
  return (file: string, hash: string, scripts: readonly string[]): PageScripts => {
    const page = `/${path.relative(publicFolder, file).replace(/index\.html$/u, "")}`;
    const { componentChunkName, sharedData } = readPageData(publicFolder, page);
    return {
      hash,
      scripts: [...scripts, ...scriptsOf(componentChunkName)],
      data: [pageDataUrl(page), ...sharedData],
    };
  };
};

/**
 * Replaces Gatsby's scripts in every built page by the loader (src/client/loader/). A page that is up to date is not
 * written again.
 */
export const writeLoader: BuildOutput = async (args) => {
  const { root, publicFolder } = siteFolders(args);
  const client = path.join(root, "src", "client");
  const loader = await bundleScript(path.join(client, "loader", "loader.ts"));
  const registration = await bundleScript(path.join(client, "service-worker", "registration", "register-worker.ts"));
  const worker = workerIsOn() ? { worker: await writeHashed(publicFolder, "register-worker", registration) } : {};
  const chunkMapping = await writeHashed(publicFolder, "chunk-map", await chunkMappingScript(publicFolder));

  const pageScriptsOf = await pageScriptsReader(publicFolder);

  for (const file of htmlFilesIn(publicFolder)) {
    const html = readFileSync(file, "utf8");
    const gatsbyScripts = readGatsbyScripts(html);
    const pageScripts =
      gatsbyScripts === undefined
        ? readPageScripts(html)
        : pageScriptsOf(file, gatsbyScripts.hash, [chunkMapping, ...gatsbyScripts.scripts]);
    const rewritten = rewritePage(html, { pageScripts: { ...pageScripts, ...worker }, loader, speculationRules });
    if (rewritten !== html) writeFileSync(file, rewritten);
  }
};
