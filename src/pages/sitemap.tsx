import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { PageHeader } from "../sections/page-header/page-header";
import { SiteMap } from "../sections/site-map/site-map";

/** The list of all pages, derived from the content. */
const SitemapPage = ({ data, location: { pathname } }: PageProps<Queries.SitemapPageQuery>) => {
  const { head, pageHeader, groups } = assertDefined(data.page);
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
  fragment SitemapGroupParts on SitemapGroup {
    heading
    lead
  }
  query SitemapPage {
    page: sitemapPage {
      ...PageTopParts
      groups {
        studio {
          ...SitemapGroupParts
        }
        projects {
          ...SitemapGroupParts
        }
        design {
          ...SitemapGroupParts
        }
        about {
          ...SitemapGroupParts
        }
      }
    }
    listedPages {
      path
      title
      group
    }
    studies: allCaseStudy(sort: { order: ASC }) {
      nodes {
        key
        name
      }
    }
  }
`;
