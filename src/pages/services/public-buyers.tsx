import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../../components/content-section/content-section";
import { BackToServices } from "../../components/back-to-services/back-to-services";
import { PageHead } from "../../layout/page-head/page-head";
import { required } from "../../lib/required";
import { PageHeader } from "../../sections/page-header/page-header";

/** For counties, cities and public universities: rules, dates, a clause, and how to buy. */
const PublicBuyersPage = ({ data, location: { pathname } }: PageProps<Queries.PublicBuyersPageQuery>) => {
  const { head, pageHeader, sections } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} eyebrow={<BackToServices />} />
      <div className="document page-end container">
        <ContentSections sections={sections} />
      </div>
    </>
  );
};

export default PublicBuyersPage;

export const query = graphql`
  query PublicBuyersPage {
    page: publicBuyersPage {
      ...PageTop
      sections {
        ...ContentSection
      }
    }
  }
`;
