import { graphql, useStaticQuery } from "gatsby";
import { assertDefined } from "../lib/assert-defined";

/** What the layout's components take their props from. */
export type SiteLayout = ReturnType<typeof useSiteLayout>;

/** The content of the site's layout: the studio's facts, the menus, the footer and the statement dialog. */
export const useSiteLayout = () => {
  const { studio, navigation, dialogs }: Queries.SiteLayoutQuery = useStaticQuery(graphql`
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
  return {
    studio: assertDefined(studio),
    navigation: assertDefined(navigation),
    dialogs: assertDefined(dialogs),
  };
};
