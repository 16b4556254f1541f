import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { SiteMap } from "../sections/site-map/site-map";

/** The list of all pages, derived from the content. */
const SitemapPage = ({ data, location: { pathname } }: PageProps<Queries.SitemapPageQuery>) => {
  const { head, pageHeader, groups } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <SiteMap content={groups} pages={data.listedPages} studies={data.studies.nodes} />
    </>
  );
};

export default SitemapPage;

export const query = graphql`
  query SitemapPage {
    page: sitemapPage {
      ...PageTop
      groups {
        ...SiteMap
      }
    }
    listedPages {
      ...SiteMapPage
    }
    studies: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...SiteMapStudy
      }
    }
  }
`;
