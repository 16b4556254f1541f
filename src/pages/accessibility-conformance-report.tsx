import { graphql, type PageProps } from "gatsby";
import { ContentSection, ContentSections } from "../components/content-section/content-section";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { formatDate } from "../lib/format-date";
import { interpolate } from "../lib/interpolate";
import { conformanceStrings } from "../strings/conformance-strings";
import { ConformanceTable } from "../sections/conformance-table/conformance-table";
import { countResults } from "../sections/conformance-table/count-results";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility conformance report: the parts of the VPAT 2.5Rev in their order, each result with its evidence. */
const ConformanceReportPage = ({ data, location: { pathname } }: PageProps<Queries.ConformanceReportPageQuery>) => {
  const page = required(data.page);
  const { notes, wcagReport, section508Report } = page;
  const { levelA, levelAA, chapter3, chapter6 } = required(data.criteria);
  const mail = required(data.studio).emails.accessibility;
  // WCAG 2.2 removed 4.1.1, for which the template keeps a row.
  const { rest, ...counts } = countResults([...levelA, ...levelAA].filter(({ number }) => number !== "4.1.1"));
  const summary = interpolate(page.summary, counts);
  const summaryRest = rest === 0 ? "" : ` ${interpolate(page.summaryRest, { count: rest })}`;
  return (
    <>
      <PageHead head={page.head} path={pathname} />
      <PageHeader
        {...page.pageHeader}
        aside={
          <DocumentFacts
            facts={[
              { label: conformanceStrings.product, value: page.product },
              { label: conformanceStrings.date, value: <time dateTime={page.date}>{formatDate(page.date)}</time> },
              { label: conformanceStrings.description, value: page.description },
              { label: conformanceStrings.contact, value: mail, to: `mailto:${mail}` },
            ]}
          />
        }
      />
      <div className="container">
        <ContentSections
          sections={[
            {
              ...notes,
              paragraphs: [`${summary}${summaryRest}`, ...notes.paragraphs],
              list: {
                style: "bullets",
                items: [`[${wcagReport.heading}](#wcag)`, `[${section508Report.heading}](#section-508)`],
              },
            },
            page.methods,
            page.standards,
            page.terms,
          ]}
        />
      </div>
      <PageSection heading={wcagReport.heading} lead={wcagReport.notes} anchor="wcag">
        <ConformanceTable table="levelA" rows={levelA} />
        <ConformanceTable table="levelAA" rows={levelAA} />
      </PageSection>
      <PageSection heading={section508Report.heading} anchor="section-508">
        <ConformanceTable table="chapter3" rows={chapter3} />
        <h3>{conformanceStrings.chapter4}</h3>
        <p>{section508Report.chapter4}</p>
        <h3>{conformanceStrings.chapter5}</h3>
        <p>{section508Report.chapter5}</p>
        <ConformanceTable table="chapter6" rows={chapter6} />
      </PageSection>
      <div className="container">
        <ContentSection section={page.disclaimer} />
      </div>
    </>
  );
};

export default ConformanceReportPage;

export const query = graphql`
  query ConformanceReportPage {
    page: conformancePage {
      ...PageTop
      product
      date
      description
      summary
      summaryRest
      notes {
        ...ContentSection
      }
      methods {
        ...ContentSection
      }
      standards {
        ...ContentSection
      }
      terms {
        ...ContentSection
      }
      wcagReport {
        heading
        notes
      }
      section508Report {
        heading
        chapter4
        chapter5
      }
      disclaimer {
        ...ContentSection
      }
    }
    criteria: conformanceCriteria {
      levelA {
        ...ConformanceRow
      }
      levelAA {
        ...ConformanceRow
      }
      chapter3 {
        ...ConformanceRow
      }
      chapter6 {
        ...ConformanceRow
      }
    }
    studio {
      ...StudioContact
    }
  }
`;
