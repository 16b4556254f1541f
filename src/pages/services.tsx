import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../components/button-link/button-links";
import { FoldedEntries } from "../components/content-section/named-entries";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { ClientTypes } from "../sections/client-types/client-types";
import { NaicsCodes } from "../sections/naics-codes/naics-codes";
import { PageHeader } from "../sections/page-header/page-header";
import { ServiceDirectory } from "../sections/service-directory/service-directory";

/** Services: small orders with their prices, then projects, for whom, contract terms, and codes. */
const ServicesPage = ({ data, location: { pathname } }: PageProps<Queries.ServicesPageQuery>) => {
  const { head, pageHeader, small, projects, clientTypes, terms, naics, actions } = required(data.page);
  const services = data.services.nodes;
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <ServiceDirectory {...small} anchor="first-steps" services={services.filter(({ project }) => !project)} />
      <ServiceDirectory {...projects} anchor="projects" services={services.filter(({ project }) => project)} />
      <ClientTypes {...clientTypes} />
      <PageSection heading={terms.heading} anchor="after-the-work">
        <FoldedEntries entries={terms.items} isSpread />
      </PageSection>
      <NaicsCodes {...naics} codes={required(data.naics).codes} />
      <PageSection heading={actions.heading} lead={actions.lead} background="closing">
        <ButtonLinks links={actions.links} />
      </PageSection>
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...PageTop
      small {
        heading
        lead
      }
      projects {
        heading
        lead
      }
      clientTypes {
        ...ClientTypes
      }
      terms {
        heading
        items {
          name
          text
        }
      }
      naics {
        heading
      }
      actions {
        heading
        lead
        links {
          ...Link
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        ...ServiceEntry
      }
    }
    naics: naicsCodes {
      codes {
        ...NaicsCode
      }
    }
  }
`;
