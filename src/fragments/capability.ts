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
    # The first six at most: the page keeps its size however many there are. Our Projects has them all.
    projects: allCaseStudy(sort: { order: ASC }, limit: 6) {
      nodes {
        key
        name
        kind
      }
    }
  }
`;
