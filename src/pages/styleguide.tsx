import { PageHead } from "../layout/page-head/page-head";
import { StyleGuide } from "../styleguide/style-guide";

/** No page links to it, and it is noindex. */
const StyleGuidePage = () => (
  <>
    <PageHead head={{ title: "Style guide", description: "The components and sections of this site." }} />
    <StyleGuide />
  </>
);

export default StyleGuidePage;
