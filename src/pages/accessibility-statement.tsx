import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { formatDate } from "../lib/format";
import { uiStrings } from "../strings/ui-strings";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility statement as a page, after W3C's model: standard, status, measures, tests, limits, feedback, and the numbers of the last audit. */
const StatementPage = ({ data, location: { pathname } }: PageProps<Queries.StatementPageQuery>) => {
  const page = required(data.page);
  const { emails, phone } = required(data.studio);
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader {...page.pageHeader}>
        <DocumentFacts
          facts={[
            { label: uiStrings.lastReviewed, value: <time dateTime={page.updated}>{formatDate(page.updated)}</time> },
            {
              label: uiStrings.nextReview,
              value: <time dateTime={page.nextReview}>{formatDate(page.nextReview)}</time>,
            },
            { label: uiStrings.email, value: emails.accessibility, to: `mailto:${emails.accessibility}` },
            { label: uiStrings.phone, value: phone.display, to: `tel:${phone.dial}` },
          ]}
        />
      </PageHeader>
      <div className="document page-end container">
        <ContentSections sections={page.sections} />
      </div>
    </>
  );
};

export default StatementPage;

export const query = graphql`
  query StatementPage {
    page: statementPage {
      ...PageTop
      updated
      nextReview
      sections {
        ...ContentSection
      }
    }
    studio {
      ...StudioContact
    }
  }
`;
