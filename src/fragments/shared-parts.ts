import { graphql } from "gatsby";

/** What several pages ask for: links, sources, sections, page headers, figures, the address. */
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
    table {
      caption
      columns
      rows
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
  fragment HeadParts on PageHeadContent {
    title
    description
  }
  fragment PageTopParts on PageTop {
    sampleNote
    head {
      ...HeadParts
    }
    pageHeader {
      heading
      lead
      picture {
        ...HeroPicture
      }
    }
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
