import { graphql, type PageProps } from "gatsby";
import { ContentSections } from "../components/content-section/content-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { uiStrings } from "../strings/ui-strings";
import { AuditRecord } from "../sections/audit-record/audit-record";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility statement as a page, after W3C's model: standard, status, measures, tests, limits, feedback, and the last audit. */
const StatementPage = ({ data, location: { pathname } }: PageProps<Queries.StatementPageQuery>) => {
  const page = assertDefined(data.page);
  const { emails, phone } = assertDefined(data.studio);
  return (
    <>
      <PageHead head={page.head} path={pathname} cardAlt={page.pageHeader.heading} />
      <PageHeader
        {...page.pageHeader}
        aside={
          <DocumentFacts
            lines={[
              { label: uiStrings.reportByEmail, text: emails.accessibility, to: `mailto:${emails.accessibility}` },
              { label: uiStrings.reportByPhone, text: phone.display, to: `tel:${phone.dial}` },
              { label: uiStrings.lastReviewed, day: page.updated },
              { label: uiStrings.nextReview, day: page.nextReview },
            ]}
          />
        }
      />
      <div className="container">
        <ContentSections sections={[...page.sections, ...page.limits]} />
      </div>
      {/* Before the first audit there is no record yet. */}
      {data.audit === null ? null : <AuditRecord content={page.audit} audit={data.audit} speech={data.speech} />}
    </>
  );
};

export default StatementPage;

export const query = graphql`
  query StatementPage {
    page: statementPage {
      ...PageTopParts
      updated
      nextReview
      sections {
        ...SectionParts
      }
      audit {
        heading
        lead
        closing
        speech
      }
      limits {
        ...SectionParts
      }
    }
    audit: lastAudit {
      date
      pages
      states
      widths
      colors
      tools {
        name
        maker
        version
        widths
        rules
        checks
        findings
      }
      checks
      findings
      suppressed
    }
    speech: lastSpeech {
      date
      screenReader
      browser
    }
    studio {
      emails {
        accessibility
      }
      phone {
        display
        dial
      }
    }
  }
`;
