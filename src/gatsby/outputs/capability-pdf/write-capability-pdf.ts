import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { capabilityPdfAddress } from "../../../lib/capability-pdf-address";
import type { CapabilityContent } from "./capability-content";
import { capabilityPdf } from "./capability-pdf";
import { queryContent } from "../query-content";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

interface CapabilityAnswer {
  readonly page: CapabilityContent["page"];
  readonly capability: CapabilityContent["capability"];
  readonly studio: CapabilityContent["studio"];
  readonly projects: { readonly nodes: CapabilityContent["projects"] };
  readonly naics: { readonly codes: CapabilityContent["naics"] };
}

/** Writes the capability statement as a PDF beside the page that offers it, from the same content. */
export const writeCapabilityPdf: BuildOutput = async ({ graphql, store }) => {
  const { page, capability, studio, projects, naics } = await queryContent<CapabilityAnswer>(
    graphql,
    `
    query CapabilityPdfContent {
      page: capabilityPage {
        pageHeader {
          heading
          lead
          sampleNote
        }
        pdf {
          title
          subject
          logoAlt
        }
      }
      capability {
        updated
        coreCompetencies
        differentiators
        pastPerformanceNote
        productCodes {
          code
          title
        }
        uei
        cage
        setAsides
        contact {
          name
          role
        }
      }
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
          display
          dial
        }
        emails {
          general
        }
      }
      projects: allCaseStudy(sort: { order: ASC }, limit: 6) {
        nodes {
          key
          name
          kind
        }
      }
      naics: naicsCodes {
        codes {
          code
          title
          primary
        }
      }
    }
  `,
  );
  const { root, publicFolder } = siteFolders({ store });
  const pdf = await capabilityPdf({ page, capability, studio, projects: projects.nodes, naics: naics.codes }, root);
  const file = path.join(publicFolder, capabilityPdfAddress);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, pdf);
};
