import type { ReactElement } from "react";
import { sectionOf } from "./current-page";
import { Layout } from "./layout";
import type { PageLocation } from "./use-focus-on-navigation";

interface PageToWrap {
  readonly element: ReactElement;
  readonly props: { readonly location: PageLocation; readonly pageContext: Readonly<Record<string, unknown>> };
}

/**
 * Puts every page into the layout. Gatsby calls it in the build and in the browser alike;
 * the layout stays mounted from page to page, so menus and focus are not lost.
 */
export const wrapPageElement = ({ element, props }: PageToWrap): ReactElement => (
  <Layout location={props.location} section={sectionOf(props.location.pathname, props.pageContext)}>
    {element}
  </Layout>
);
