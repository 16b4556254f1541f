import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { formatDate } from "../lib/format";
import { uiStrings } from "../strings/ui-strings";
import { PageHeader } from "../sections/page-header/page-header";

/** The privacy policy, in plain language and true of this site. */
const PrivacyPage = ({ data, location: { pathname } }: PageProps<Queries.PrivacyPageQuery>) => {
  const { head, pageHeader, updated, sections } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader}>
        <p className="muted small">
          {uiStrings.lastChanged} <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </PageHeader>
      <div className="document page-end container">
        <ContentSections sections={sections} />
      </div>
    </>
  );
};

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage {
    page: privacyPage {
      ...PageTop
      updated
      sections {
        ...ContentSection
      }
    }
  }
`;
