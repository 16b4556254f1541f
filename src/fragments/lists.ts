import { graphql } from "gatsby";

/** Entries that several pages list. */
export const listParts = graphql`
  fragment CertificationParts on Certification {
    key
    short
    name
    text
    url
    badge {
      ...PortraitPicture
    }
  }
  fragment ProjectCardParts on CaseStudy {
    key
    name
    kind
    summary
    card {
      ...CardPicture
    }
  }
`;
