import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { PageHeader } from "../sections/page-header/page-header";
import { RealityTable } from "../sections/reality-table/reality-table";
import "../components/page-section/page-section.css";

/** What is invented on the site until the studio confirms it, and what is real. */
const WhatIsRealPage = ({ data, location: { pathname } }: PageProps<Queries.WhatIsRealPageQuery>) => {
  const page = required(data.page);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader} />
      <div className="page-section page-end container">
        <RealityTable content={page} />
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
    }
  }
`;
