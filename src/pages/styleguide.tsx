import type { PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { StylePage } from "../styleguide/style-page";

/** Set by src/gatsby/lifecycle/on-create-page.ts. */
interface StylePageContext {
  readonly tokens: string;
}

/**
 * The style guide. No page links to it and it is noindex. Its own styles are a static file, since Gatsby inlines every
 * imported style into all pages.
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
