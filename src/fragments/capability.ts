import { graphql } from "gatsby";

/** What the capability block needs, on the Services page and on the capability statement. */
export const capabilityData = graphql`
  fragment CapabilityData on Query {
    capability {
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
