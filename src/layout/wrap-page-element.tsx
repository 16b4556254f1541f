import type { ReactElement } from "react";
import { sectionOf } from "./current-page";
import { Layout } from "./layout";

interface PageToWrap {
  readonly element: ReactElement;
  readonly props: { readonly location: { readonly pathname: string }; readonly pageContext: unknown };
}

/**
 * Puts every page into the frame. Gatsby calls it in the build and in the browser alike;
 * the frame stays mounted from page to page, so menus and focus are not lost.
 */
export const wrapPageElement = ({ element, props }: PageToWrap): ReactElement => (
  <Layout pathname={props.location.pathname} section={sectionOf(props.pageContext)}>
    {element}
  </Layout>
);
