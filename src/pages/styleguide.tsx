import type { PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { StylePage } from "../styleguide/style-page";

/** What src/gatsby/lifecycle/on-create-page.ts hands over. */
interface StylePageContext {
  readonly tokens: string;
}

/**
 * The living style page, for those who carry on with the site. No page leads here and no search engine is to list it.
 * Its own styles stand in a file, since Gatsby writes every imported style into all pages.
 */
const StyleGuidePage = ({ pageContext }: PageProps<object, StylePageContext>) => (
  <>
    <PageHead
      head={{ title: "Style page", description: "Tokens, components and sections of this site." }}
      ownStyles="/styleguide/style-page.css"
    />
    <StylePage css={pageContext.tokens} />
  </>
);

export default StyleGuidePage;
