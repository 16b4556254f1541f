import type { WrapPageElementNodeArgs } from "gatsby";
import { sectionOf } from "./current-page";
import { Layout } from "./layout";

interface Note {
  readonly sampleNote?: string | null;
}

/** What the layout reads of a page's query. A step has the note of its study. */
export type PageData = { readonly page?: Note | null; readonly step?: { readonly study: Note } | null } | undefined;

/** Puts every page into the layout. Gatsby calls it in the build and in `npm run develop`. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData>) => (
  <Layout
    pathname={props.location.pathname}
    section={sectionOf(props.location.pathname, props.pageContext)}
    sampleNote={(props.data?.step?.study ?? props.data?.page)?.sampleNote}
  >
    {element}
  </Layout>
);
