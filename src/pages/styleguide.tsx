import { PageHead } from "../layout/page-head/page-head";
import { StylePage } from "../styleguide/style-page";

/** The style guide. No page links to it and it is noindex. */
const StyleGuidePage = () => (
  <>
    <PageHead head={{ title: "Style page", description: "The components and sections of this site." }} />
    <StylePage />
  </>
);

export default StyleGuidePage;
