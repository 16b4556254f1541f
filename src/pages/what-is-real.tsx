import { graphql, type PageProps } from "gatsby";
import { ContentSection } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { RealityTable } from "../sections/reality-table/reality-table";
import "../components/page-section/page-section.css";

/** What is invented on the site until the studio confirms it, what is real, and what nobody has decided. */
const WhatIsRealPage = ({ data, location: { pathname } }: PageProps<Queries.WhatIsRealPageQuery>) => {
  const page = required(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader} />
      <div className="page-end">
        <div className="page-section container">
          <RealityTable content={page} />
        </div>
        {page.undecided && (
          <div className="document container">
            <ContentSection section={page.undecided} />
          </div>
        )}
      </div>
    </>
  );
};

export default WhatIsRealPage;

export const query = graphql`
  query WhatIsRealPage {
    page: whatIsRealPage {
      ...PageTop
      ...RealityTable
      undecided {
        ...ContentSection
      }
    }
  }
`;
