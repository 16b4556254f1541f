import { graphql, type PageProps } from "gatsby";
import { ContentSection, ContentSections } from "../components/content-section/content-section";
import { LinkList } from "../components/link-list/link-list";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { formatDate } from "../lib/format";
import { linkTarget } from "../lib/link-target";
import { conformanceStrings } from "../strings/conformance-strings";
import {
  ConformanceGaps,
  ConformanceTable,
  countResults,
  gapsIn,
} from "../sections/conformance-table/conformance-table";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility conformance report: the parts of the VPAT 2.5Rev in their order, each result with its evidence. */
const ConformanceReportPage = ({ data, location: { pathname } }: PageProps<Queries.ConformanceReportPageQuery>) => {
  const page = required(data.page);
  const { totals, wcagReport, section508Report } = page;
  const { levelA, levelAA, chapter3, chapter6 } = required(data.criteria);
  const mail = required(data.studio).emails.accessibility;
  // WCAG 2.2 removed 4.1.1, for which the template keeps a row.
  const wcag = [...levelA, ...levelAA].filter(({ number }) => number !== "4.1.1");
  const counts = countResults(wcag);
  const gaps = gapsIn([...wcag, ...chapter3, ...chapter6]);
  const { parts } = conformanceStrings;
  const contents = [
    { heading: wcagReport.heading, keys: ["levelA", "levelAA"] },
    { heading: section508Report.heading, keys: ["chapter3", "chapter4", "chapter5", "chapter6"] },
  ] as const;
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
      <div className="document container">
        <ul className="content-section numbers ruled-list auto-columns" role="list">
          {(["total", "supported", "notApplicable"] as const)
            .filter((result) => counts[result] > 0)
            .map((result) => (
              <li key={result}>
                <strong>
                  <span className="large-number">{counts[result]}</span>
                </strong>{" "}
                {totals[result]}
              </li>
            ))}
        </ul>
        {gaps.length > 0 ? <ConformanceGaps heading={totals.rest} rows={gaps} /> : null}
        <section className="content-section columns columns--aside">
          <h2>{conformanceStrings.contents}</h2>
          <div className="auto-columns">
            {contents.map(({ heading, keys }) => (
              <div key={heading} className="stack">
                <p className="label">{heading}</p>
                <LinkList
                  links={keys.map((key) => ({ label: parts[key], to: `#${key}` }))}
                  className="stack"
                  linkClassName="standalone-link in-text"
                />
              </div>
            ))}
          </div>
        </section>
        <ContentSection section={page.notes} />
        <details className="conformance-fold">
          <summary>
            <span className="conformance__name">{conformanceStrings.background}</span>
          </summary>
          <ContentSections sections={[page.methods, page.standards, page.terms]} />
        </details>
      </div>
      <PageSection heading={wcagReport.heading}>
        <p>{wcagReport.notes}</p>
        <ConformanceTable table="levelA" rows={levelA} />
        <ConformanceTable table="levelAA" rows={levelAA} />
      </PageSection>
      <PageSection heading={section508Report.heading}>
        <ConformanceTable table="chapter3" rows={chapter3} />
        <div className="stack">
          <h3 {...linkTarget("chapter4")}>{parts.chapter4}</h3>
          <p>{section508Report.chapter4}</p>
        </div>
        <div className="stack">
          <h3 {...linkTarget("chapter5")}>{parts.chapter5}</h3>
          <p>{section508Report.chapter5}</p>
        </div>
        <ConformanceTable table="chapter6" rows={chapter6} />
      </PageSection>
      <div className="document page-end container">
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
      totals {
        total
        supported
        notApplicable
        rest
      }
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
