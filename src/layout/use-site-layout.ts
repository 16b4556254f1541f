import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";

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
        ...StudioContact
        socials {
          ...Socials
        }
      }
      navigation {
        headerLinks {
          ...Link
        }
        start {
          label
          rest
          to
        }
        prices {
          ...Link
        }
        bottomBarLinks {
          label
          to
          icon
          fullName
        }
        footer {
          pages {
            ...Link
          }
          compliance {
            ...Link
          }
          siteLinks {
            ...Link
          }
          promise
          reality
        }
      }
      dialogs {
        statement {
          title
          paragraphs
          toolsHeading
          tools
          contactHeading
          report
          contactBefore
        }
      }
    }
  `);
  return {
    studio: required(studio),
    navigation: required(navigation),
    dialogs: required(dialogs),
  };
};
