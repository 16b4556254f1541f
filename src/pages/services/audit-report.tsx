import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../../components/content-section/content-section";
import { BackToServices } from "../../components/back-to-services/back-to-services";
import { PageHead } from "../../layout/page-head/page-head";
import { required } from "../../lib/required";
import { PageHeader } from "../../sections/page-header/page-header";

/** Findings of this site's own tests, as an audit report could list them. */
const AuditReportPage = ({ data, location: { pathname } }: PageProps<Queries.AuditReportPageQuery>) => {
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

export default AuditReportPage;

export const query = graphql`
  query AuditReportPage {
    page: auditReportPage {
      ...PageTop
      sections {
        ...ContentSection
      }
    }
  }
`;
