import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { queryContent } from "../query-content";
import { readStudio } from "../read-studio";
import { structuredData, withStructuredData } from "./structured-data";

interface QueryData {
  readonly pages: readonly Queries.ListedPage[];
}

/** Adds JSON-LD to every listed page but Home, from the content. */
export const writeStructuredData: BuildOutput = async (args) => {
  const { pages } = await queryContent<QueryData>(args.graphql, "{ pages: listedPages { path title group } }");
  const studio = readStudio(args);
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages.filter(({ path: address }) => address !== "/")) {
    const file = path.join(publicFolder, page.path, "index.html");
    const html = readFileSync(file, "utf8");
    const changed = withStructuredData(html, structuredData(studio, pagesByPath, page));
    if (changed !== html) writeFileSync(file, changed);
  }
};
