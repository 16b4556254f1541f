import type { WrapPageElementNodeArgs } from "gatsby";
import { sectionOf } from "./current-page";
import { Layout } from "./layout";

/** Puts every page into the layout. Gatsby calls it in the build and in `npm run develop`. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname} section={sectionOf(props.location.pathname, props.pageContext)}>
    {element}
  </Layout>
);
