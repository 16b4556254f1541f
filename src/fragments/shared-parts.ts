import { graphql } from "gatsby";

/** What several pages ask for: links, sources, sections, openings, figures, the address. */
export const sharedParts = graphql`
  fragment LinkParts on Link {
    label
    to
  }
  fragment SourceParts on Source {
    label
    url
    year
  }
  fragment SectionParts on ContentSection {
    heading
    anchor
    paragraphs
    list {
      style
      items
    }
    quote {
      text
      by
    }
    arrangement
    pictures {
      ...WidePicture
    }
    sources {
      ...SourceParts
    }
  }
  fragment OpeningParts on Opening {
    heading
    lead
  }
  fragment HeadParts on PageHeadContent {
    title
    description
  }
  fragment StatParts on Stat {
    value
    label
    source {
      ...SourceParts
    }
  }
  fragment AddressParts on PostalAddress {
    street
    unit
    city
    state
    zip
  }
`;
