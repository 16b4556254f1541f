import type { ReactElement } from "react";
import { sectionOf } from "./current-page";
import { Layout } from "./layout";

interface PageToWrap {
  readonly element: ReactElement;
  readonly props: {
    readonly location: { readonly pathname: string };
    readonly pageContext: Readonly<Record<string, unknown>>;
  };
}

/** Puts every page into the layout. Gatsby calls it in the build and in `npm run develop`. */
export const wrapPageElement = ({ element, props }: PageToWrap): ReactElement => (
  <Layout pathname={props.location.pathname} section={sectionOf(props.location.pathname, props.pageContext)}>
    {element}
  </Layout>
);
