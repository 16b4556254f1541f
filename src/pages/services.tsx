import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { existing } from "../lib/existing";
import { Audiences } from "../sections/audiences/audiences";
import { BuiltList } from "../sections/built-list/built-list";
import { ClosingActions } from "../sections/closing-actions/closing-actions";
import { NaicsTable } from "../sections/naics-table/naics-table";
import { PageOpening } from "../sections/page-opening/page-opening";
import { ServiceDirectory } from "../sections/service-directory/service-directory";

/** Services: the offerings, what is built, for whom, the industry codes, and the calls to action. */
const ServicesPage = ({ data, location: { pathname } }: PageProps<Queries.ServicesPageQuery>) => {
  const { head, opening, offerings, built, audiences, naics, actions } = existing(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} card="services.png" cardAlt={opening.heading} />
      <PageOpening opening={opening} />
      <ServiceDirectory {...offerings} services={data.services.nodes} />
      <BuiltList {...built} />
      <Audiences heading={audiences.heading} lead={audiences.lead} audiences={[audiences.public, audiences.private]} />
      <NaicsTable words={naics} codes={existing(data.naics).codes} />
      <ClosingActions {...actions} />
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  fragment AudienceParts on Audience {
    heading
    anchor
    paragraphs
    points
  }
  query ServicesPage {
    page: servicesPage {
      head {
        ...HeadParts
      }
      opening {
        ...OpeningParts
      }
      offerings {
        heading
        lead
        youGet
      }
      built {
        heading
        lead
        items {
          icon
          title
          text
        }
      }
      audiences {
        heading
        lead
        public {
          ...AudienceParts
        }
        private {
          ...AudienceParts
        }
      }
      naics {
        heading
        lead
        caption
        codeColumn
        titleColumn
        plainColumn
        primaryMark
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
      }
    }
    naics: naicsCodes {
      codes {
        code
        title
        plain
        primary
      }
    }
  }
`;
