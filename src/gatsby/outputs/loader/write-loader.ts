import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageScripts } from "../../../client/loader/page-scripts";
import { chunkMappingScript } from "../../workarounds/chunk-mapping";
import { bundleScript } from "../bundle-script";
import { htmlFilesIn } from "../html-files";
import type { BuildOutput } from "../output";
import { pageDataUrl, readAssets, readPageData } from "../page-data";
import { publicFolder } from "../public-folder";
import { workerIsOn } from "../worker-is-on";
import { readGatsbyScripts, readPageScripts, rewritePage } from "./rewrite-page";
import { speculationRules } from "./speculation-rules";

const writeHashed = async (name: string, text: string): Promise<string> => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const file = `${name}-${hash}.js`;
  await writeFile(path.join(publicFolder, file), text);
  return `/${file}`;
};

/**
 * Replaces Gatsby's scripts in every built page by the loader (src/client/loader/). It requests at once what Gatsby's
 * scripts would request one after another: on a slow phone that is two round trips (0.4 s) between the first tap and its
 * effect. A page that is up to date is not written again.
 */
export const writeLoader: BuildOutput = async () => {
  const client = path.resolve("src", "client");
  const loader = await bundleScript(path.join(client, "loader", "loader.ts"));
  const registration = await bundleScript(path.join(client, "service-worker", "registration", "register-worker.ts"));
  const worker = workerIsOn() ? { worker: await writeHashed("register-worker", registration) } : {};
  const chunkMapping = await writeHashed("chunk-map", await chunkMappingScript(publicFolder));
  const assets = readAssets(publicFolder);

  const pageScriptsOf = (file: string, html: string): PageScripts => {
    const gatsbyScripts = readGatsbyScripts(html);
    if (gatsbyScripts === undefined) return readPageScripts(html);
    const page = `/${path.relative(publicFolder, file).replace(/index\.html$/u, "")}`;
    const { componentChunkName, sharedData } = readPageData(publicFolder, page);
    const ownScripts = (assets.get(componentChunkName) ?? []).filter((url) => url.endsWith(".js"));
    return {
      hash: gatsbyScripts.hash,
      scripts: [chunkMapping, ...gatsbyScripts.scripts, ...ownScripts],
      data: [pageDataUrl(page), ...sharedData],
    };
  };

  for (const file of htmlFilesIn(publicFolder)) {
    const html = readFileSync(file, "utf8");
    const pageScripts = { ...pageScriptsOf(file, html), ...worker };
    const rewritten = rewritePage(html, { pageScripts, loader, speculationRules });
    if (rewritten !== html) writeFileSync(file, rewritten);
  }
};
