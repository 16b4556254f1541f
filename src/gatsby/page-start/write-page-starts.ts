import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PageScripts } from "../../client/loader/page-scripts";
import { forEachPage, htmlFilesIn } from "../outputs/html-files";
import { onceEach } from "../once-each";
import { packScript } from "./pack-script";
import { readGatsbyScripts, rewritePage, type GatsbyScripts } from "./rewrite-page";
import { speculationRules } from "./speculation-rules";

const writeHashed = async (folder: string, name: string, text: string): Promise<string> => {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const file = `${name}-${hash}.js`;
  await writeFile(path.join(folder, file), text);
  return `/${file}`;
};

/** Gatsby's loader looks files up here to fetch them ahead. Gatsby itself writes a text where it expects an object. */
const chunkMap = (chunks: GatsbyScripts["chunks"]): string => `window.___chunkMapping=${JSON.stringify(chunks)};`;

interface Folders {
  /** The project, absolute. */
  readonly root: string;
  /** The built site, absolute. */
  readonly publicFolder: string;
}

/**
 * Gives every built page the small script that fetches the others (rewrite-page.ts). A page that is right already is
 * not written again, so a build that changed one page writes one.
 * @param withWorker false leaves the service worker out of all pages
 * @throws when a page's scripts are not where Gatsby used to write them
 */
export const writePageStarts = async ({ root, publicFolder }: Folders, withWorker: boolean): Promise<void> => {
  const client = path.join(root, "src", "client");
  const [script, registration] = await Promise.all([
    packScript(path.join(client, "loader", "page-start.ts")),
    packScript(path.join(client, "service-worker", "registration", "register-worker.ts")),
  ]);
  const worker = withWorker ? await writeHashed(publicFolder, "register-worker", registration) : undefined;

  const pageScriptsOf = onceEach(
    ({ hash }: GatsbyScripts) => hash,
    async ({ hash, scripts, chunks }): Promise<PageScripts> => {
      const map = await writeHashed(publicFolder, "chunk-map", chunkMap(chunks));
      return withOrWithout({ hash, scripts: [map, ...scripts] }, worker);
    },
  );

  const rewrite = async (file: string): Promise<void> => {
    const html = await readFile(file, "utf8");
    const found = readGatsbyScripts(html) ?? readOwnScripts(html);
    const pageScripts = "chunks" in found ? await pageScriptsOf(found) : withOrWithout(found, worker);
    const rewritten = rewritePage(html, { pageScripts, script, speculationRules });
    if (rewritten !== html) await writeFile(file, rewritten);
  };

  await forEachPage(htmlFilesIn(publicFolder), rewrite);
};

const withOrWithout = ({ hash, scripts }: PageScripts, worker: string | undefined): PageScripts => ({
  hash,
  scripts,
  ...(worker === undefined ? {} : { worker }),
});

/** What an earlier build wrote into a page that Gatsby did not have to touch again. */
const readOwnScripts = (html: string): PageScripts => {
  const text = /<script type="application\/json" id="page-scripts">(?<json>[^<]*)<\/script>/u.exec(html)?.groups?.[
    "json"
  ];
  // What this file wrote, and nobody else: it needs no check.
  return JSON.parse(text ?? "null") as PageScripts;
};
