import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { ClientTypes } from "../sections/client-types/client-types";
import { CallToAction } from "../sections/call-to-action/call-to-action";
import { ContractTerms } from "../sections/contract-terms/contract-terms";
import { NaicsCodes } from "../sections/naics-codes/naics-codes";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceDirectory } from "../sections/service-directory/service-directory";

/** Services: the offerings with first steps and their prices, for whom, contract terms, and codes. */
const ServicesPage = ({ data, location: { pathname } }: PageProps<Queries.ServicesPageQuery>) => {
  const { head, pageHeader, offerings, clientTypes, terms, naics, actions } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <ServiceDirectory {...offerings} services={data.services.nodes} />
      <ClientTypes {...clientTypes} />
      <ContractTerms {...terms}>
        <NaicsCodes {...naics} codes={assertDefined(data.naics).codes} />
      </ContractTerms>
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
        notes
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
      terms {
        heading
        items
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
        summary
        picture {
          ...CardPicture
        }
        firstStep {
          name
          from
          to
          takes
        }
        link {
          ...LinkParts
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
