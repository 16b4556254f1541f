import { graphql } from "gatsby";

/** What the capability block needs, on the Services page and on the capability statement. */
export const capabilityParts = graphql`
  fragment CapabilityParts on Capability {
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
  fragment CapabilityStudioParts on Studio {
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
  fragment CapabilityProjectParts on CaseStudy {
    key
    name
    kind
  }
`;
