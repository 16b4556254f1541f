import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { structuredData, withStructuredData, type StructuredContent } from "./structured-data";
import { queryContent } from "../query-content";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

interface Answer {
  readonly studio: StructuredContent["studio"];
  readonly services: { readonly nodes: StructuredContent["services"] };
  readonly studies: { readonly nodes: StructuredContent["studies"] };
  readonly pages: StructuredContent["pages"];
}

/** Adds JSON-LD to every listed page, from the content. */
export const writeStructuredData: BuildOutput = async ({ graphql, store }) => {
  const { studio, services, studies, pages } = await queryContent<Answer>(
    graphql,
    `
    query StructuredContent {
      studio {
        name
        legalName
        tagline
        siteUrl
        address {
          street
          unit
          city
          state
          zip
        }
        phone {
          dial
        }
        emails {
          general
          accessibility
        }
        socials {
          facebook
          linkedin
        }
      }
      services: allService(sort: { order: ASC }) {
        nodes {
          key
          name
          summary
        }
      }
      studies: allCaseStudy(sort: { order: ASC }) {
        nodes {
          key
          name
          kind
          summary
        }
      }
      pages: listedPages {
        path
        title
        description
      }
    }
  `,
  );
  const content: StructuredContent = { studio, services: services.nodes, studies: studies.nodes, pages };
  const { publicFolder } = siteFolders({ store });
  for (const page of pages) {
    const file = path.join(publicFolder, page.path, "index.html");
    const html = readFileSync(file, "utf8");
    const changed = withStructuredData(html, structuredData(content, page));
    if (changed !== html) writeFileSync(file, changed);
  }
};
