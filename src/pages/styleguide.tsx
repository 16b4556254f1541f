import { PageHead } from "../layout/page-head/page-head";
import { StylePage } from "../styleguide/style-page";

/**
 * The style guide. No page links to it and it is noindex. Its own styles are a static file, since Gatsby inlines every
 * imported style into all pages.
 */
const StyleGuidePage = () => (
  <>
    <PageHead
      head={{ title: "Style page", description: "The components and sections of this site." }}
      ownStyles="/styleguide/style-page.css"
    />
    <StylePage />
  </>
);

export default StyleGuidePage;
