import { graphql, type PageProps } from "gatsby";
import { ButtonLinks } from "../components/button-link/button-links";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { uiStrings } from "../strings/ui-strings";
import { PageHeader } from "../sections/page-header/page-header";

/** Served by the service worker at the requested URL when a page is not in its cache (src/client/service-worker/). */
const OfflinePage = ({ data }: PageProps<Queries.OfflinePageQuery>) => {
  const { head, pageHeader, linksHeading, links } = required(data.page);
  return (
    <>
      <PageHead head={head} />
      <PageHeader {...pageHeader}>
        {/* An empty href is the requested URL, not that of the offline page: it tries the same page again. */}
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className="button button--main" href="">
          {uiStrings.tryAgain}
        </a>
      </PageHeader>
      <PageSection heading={linksHeading}>
        <ButtonLinks links={links} first="quiet" />
      </PageSection>
    </>
  );
};

export default OfflinePage;

export const query = graphql`
  query OfflinePage {
    page: offlinePage {
      ...PageTop
      linksHeading
      links {
        ...Link
      }
    }
  }
`;
