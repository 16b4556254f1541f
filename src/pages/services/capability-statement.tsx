import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../../components/button-link/button-links";
import { BackToServices } from "../../components/back-to-services/back-to-services";
import { PageHead } from "../../layout/page-head/page-head";
import { required } from "../../lib/required";
import { Capability } from "../../sections/capability/capability";
import { PageHeader } from "../../sections/page-header/page-header";

/** The capability statement: one page for government buyers, which prints on one sheet. */
const CapabilityStatementPage = ({ data, location: { pathname } }: PageProps<Queries.CapabilityStatementPageQuery>) => {
  const { head, pageHeader, printHint, link } = required(data.page);
  const capability = required(data.capability);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} eyebrow={<BackToServices />}>
        <p className="muted small screen-only">{printHint}</p>
      </PageHeader>
      <Capability
        capability={capability}
        studio={required(data.studio)}
        projects={data.projects.nodes}
        industryCodes={required(data.naics).codes}
      >
        <ButtonLinks links={[link]} className="screen-only" />
      </Capability>
    </>
  );
};

export default CapabilityStatementPage;

export const query = graphql`
  query CapabilityStatementPage {
    page: capabilityPage {
      ...PageTop
      link {
        ...Link
      }
      printHint
    }
    naics: naicsCodes {
      codes {
        ...NaicsCode
      }
    }
    capability {
      ...Capability
    }
    studio {
      ...CompanyFacts
    }
    # The first three: the capability statement prints on one sheet. Our Projects has them all.
    projects: allCaseStudy(sort: { order: ASC }, limit: 3) {
      nodes {
        ...CapabilityProject
      }
    }
  }
`;
