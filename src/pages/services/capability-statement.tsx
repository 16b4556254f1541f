import { graphql, type PageProps } from "gatsby";
import { BackToServices } from "../../components/site-link/back-to-services";
import { PageHead } from "../../layout/page-head/page-head";
import { assertDefined } from "../../lib/assert-defined";
import { formatDate } from "../../lib/format-date";
import { uiStrings } from "../../strings/ui-strings";
import { Capability } from "../../sections/capability/capability";
import { PageHeader } from "../../sections/page-header/page-header";

/** The capability statement: one page for government buyers, which prints on one sheet. */
const CapabilityStatementPage = ({ data, location: { pathname } }: PageProps<Queries.CapabilityStatementPageQuery>) => {
  const { head, pageHeader, printHint } = assertDefined(data.page);
  const facts = assertDefined(data.capability);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} eyebrow={<BackToServices />}>
        <p className="muted small">
          {uiStrings.lastChanged} <time dateTime={facts.updated}>{formatDate(facts.updated)}</time>
        </p>
        <p className="capability__hint">{printHint}</p>
      </PageHeader>
      <Capability
        facts={facts}
        studio={assertDefined(data.studio)}
        projects={data.projects.nodes}
        industryCodes={assertDefined(data.naics).codes}
      />
    </>
  );
};

export default CapabilityStatementPage;

export const query = graphql`
  query CapabilityStatementPage {
    page: capabilityPage {
      ...PageTopParts
      printHint
    }
    naics: naicsCodes {
      codes {
        code
        title
        primary
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
      contact {
        name
        role
      }
    }
    studio {
      legalName
      siteUrl
      address {
        ...AddressParts
      }
      phone {
        display
        dial
      }
      emails {
        general
      }
    }
    # The first three: the capability statement prints on one sheet. Our Projects has them all.
    projects: allCaseStudy(sort: { order: ASC }, limit: 3) {
      nodes {
        key
        name
        kind
      }
    }
  }
`;
