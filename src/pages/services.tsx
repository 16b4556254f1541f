import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { ClientTypes } from "../sections/client-types/client-types";
import { CallToAction } from "../sections/call-to-action/call-to-action";
import { FirstSteps } from "../sections/first-steps/first-steps";
import { NaicsTable } from "../sections/naics-table/naics-table";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceDirectory } from "../sections/service-directory/service-directory";

/** Services: first steps with a price, the offerings, for whom, what buyers ask next, and codes. */
const ServicesPage = ({ data, location: { pathname } }: PageProps<Queries.ServicesPageQuery>) => {
  const { head, pageHeader, firstSteps, offerings, clientTypes, sections, naics, actions } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <FirstSteps content={firstSteps} services={data.services.nodes} />
      <ServiceDirectory {...offerings} services={data.services.nodes} />
      <ClientTypes {...clientTypes} />
      <div className="container">
        <ContentSections sections={sections} />
      </div>
      <NaicsTable {...naics} codes={assertDefined(data.naics).codes} />
      <CallToAction {...actions} />
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  fragment ClientTypeParts on ClientType {
    heading
    anchor
    paragraphs
    points
  }
  query ServicesPage {
    page: servicesPage {
      ...PageTopParts
      offerings {
        heading
        lead
      }
      firstSteps {
        heading
        lead
      }
      clientTypes {
        heading
        public {
          ...ClientTypeParts
        }
        private {
          ...ClientTypeParts
        }
      }
      sections {
        ...SectionParts
      }
      naics {
        heading
      }
      actions {
        heading
        lead
        links {
          ...LinkParts
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        key
        name
        icon
        summary
        youGet
        firstStep {
          name
          from
          to
          takes
          youGet
        }
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
`;
