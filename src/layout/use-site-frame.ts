import { graphql, useStaticQuery } from "gatsby";

/** The studio's facts and the words of the frame: everything that stands around every page. */
export const useSiteFrame = () => {
  const data: Queries.SiteFrameQuery = useStaticQuery(graphql`
    query SiteFrame {
      studio {
        name
        legalName
        tagline
        siteUrl
        address {
          street
          unit
          city
          state
          zip
        }
        phone {
          display
          dial
        }
        emails {
          general
          accessibility
          internships
        }
        socials {
          facebook
          linkedin
        }
        replyPromise
      }
      navigation {
        skipLink
        headerLabel
        homeHint
        headerLinks {
          ...LinkParts
        }
        openMenu
        closeMenu
        drawerLabel
        bottomBarLabel
        bottomBarLinks {
          label
          to
          icon
          fullName
        }
        footer {
          label
          pagesHeading
          pages {
            ...LinkParts
          }
          complianceHeading
          compliance {
            ...LinkParts
          }
          addressHeading
          socialsHeading
          facebook
          linkedin
          message
          statementButton
          siteLinks {
            ...LinkParts
          }
          promise
          rights
        }
        newVersion {
          label
          text
          reload
          dismiss
        }
        longDescriptionLabel
        sourcesLabel
        enlargePicture
      }
      dialogs {
        closeIcon
        closeButton
        statement {
          title
          paragraphs
          toolsHeading
          tools
          contactHeading
          contactBefore
          fullPage
        }
      }
    }
  `);
  const { studio, navigation, dialogs } = data;
  if (studio === null || navigation === null || dialogs === null) {
    throw new Error(
      "content/studio.yaml, navigation.yaml and dialogs.yaml must exist; the content check says so before this.",
    );
  }
  return { studio, navigation, dialogs };
};
