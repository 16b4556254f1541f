import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { queryContent } from "../query-content";
import { readStudio } from "../read-studio";
import { structuredData, withStructuredData, type StructuredContent } from "./structured-data";

interface QueryData {
  readonly services: { readonly nodes: StructuredContent["services"] };
  readonly studies: { readonly nodes: StructuredContent["studies"] };
  readonly pages: StructuredContent["pages"];
}

const query = `{
  services: allService(sort: { order: ASC }) { nodes { key name summary } }
  studies: allCaseStudy(sort: { order: ASC }) { nodes { key name kind summary hero { image { publicURL } } } }
  pages: listedPages { path title description }
}`;

/** Adds JSON-LD to every listed page, from the content. */
export const writeStructuredData: BuildOutput = async (args) => {
  const { services, studies, pages } = await queryContent<QueryData>(args.graphql, query);
  const content = { studio: readStudio(args), services: services.nodes, studies: studies.nodes, pages };
  for (const page of pages) {
    const file = path.join(publicFolder, page.path, "index.html");
    const html = readFileSync(file, "utf8");
    const changed = withStructuredData(html, structuredData(content, page));
    if (changed !== html) writeFileSync(file, changed);
  }
};
