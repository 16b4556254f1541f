import { graphql, type PageProps } from "gatsby";
import { BackToServices } from "../../components/site-link/back-to-services";
import { PageHead } from "../../layout/page-head/page-head";
import { assertDefined } from "../../lib/assert-defined";
import { capabilityStrings } from "../../strings/capability-strings";
import { CapabilityPdfLink } from "../../sections/capability/capability-pdf-link";
import { CapabilitySheet } from "../../sections/capability/capability-sheet";
import { DocumentFacts } from "../../sections/document-facts/document-facts";
import { PageHeader } from "../../sections/page-header/page-header";

/** The capability statement: one page for government buyers, which prints on one sheet. */
const CapabilityStatementPage = ({ data, location: { pathname } }: PageProps<Queries.CapabilityStatementPageQuery>) => {
  const { head, pageHeader, printHint } = assertDefined(data.page);
  const facts = assertDefined(data.capability);
  return (
    <>
      <PageHead head={head} path={pathname} cardAlt={pageHeader.heading} />
      <PageHeader
        {...pageHeader}
        eyebrow={<BackToServices />}
        aside={<DocumentFacts lines={[{ label: capabilityStrings.updated, day: facts.updated }]} />}
      >
        <CapabilityPdfLink />
      </PageHeader>
      <CapabilitySheet
        facts={facts}
        studio={assertDefined(data.studio)}
        projects={data.projects.nodes}
        industryCodes={assertDefined(data.naics).codes}
        hint={printHint}
      />
    </>
  );
};

export default CapabilityStatementPage;

// The build makes the PDF from the data of this page, too (src/gatsby/outputs/capability-pdf/).
export const query = graphql`
  query CapabilityStatementPage {
    page: capabilityPage {
      ...PageTopParts
      printHint
      pdf {
        title
        subject
        logoAlt
      }
    }
    capability {
      updated
    }
    studio {
      name
      tagline
    }
    naics: naicsCodes {
      codes {
        code
        title
        primary
      }
    }
    ...CapabilityData
  }
`;
