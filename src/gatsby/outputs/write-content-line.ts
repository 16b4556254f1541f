import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFilesOf } from "../data-layer/content-files";
import { queryContent } from "../data-layer/filled-content";
import { isPreview } from "./is-preview";
import { publicFolder, type BuildOutput } from "./output";
import { contentLine, withContentLine } from "./content-line";

interface QueryData {
  readonly pages: { readonly nodes: readonly { readonly path: string }[] };
}

/** Adds the line for editors to each page of a preview, and takes it away where a preview was built before. */
export const writeContentLine: BuildOutput = async (args) => {
  const { pages } = await queryContent<QueryData>(args.graphql, "{ pages: allSitePage { nodes { path } } }");
  for (const { path: address } of pages.nodes) {
    const file = path.join(publicFolder, address.endsWith("/") ? `${address}index.html` : address);
    const html = readFileSync(file, "utf8");
    const line = isPreview(process.env) ? contentLine(contentFilesOf(args, address), process.env) : "";
    const changed = withContentLine(html, line);
    if (changed !== html) writeFileSync(file, changed);
  }
};
