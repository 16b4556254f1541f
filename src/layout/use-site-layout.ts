import { graphql, useStaticQuery } from "gatsby";

/** The content of the site's layout: the studio's facts, the menus, the footer and the statement dialog. */
export const useSiteLayout = () => {
  const data: Queries.SiteLayoutQuery = useStaticQuery(graphql`
    query SiteLayout {
      studio {
        name
        legalName
        tagline
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
          accessibility
        }
        socials {
          facebook
          linkedin
        }
      }
      navigation {
        headerLinks {
          ...LinkParts
        }
        bottomBarLinks {
          label
          to
          icon
          fullName
        }
        footer {
          pages {
            ...LinkParts
          }
          compliance {
            ...LinkParts
          }
          siteLinks {
            ...LinkParts
          }
          promise
        }
      }
      dialogs {
        statement {
          title
          paragraphs
          toolsHeading
          tools
          contactHeading
          contactBefore
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

/** What the layout's components take their props from. */
export type SiteLayout = ReturnType<typeof useSiteLayout>;
