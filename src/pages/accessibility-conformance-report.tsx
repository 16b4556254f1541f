import { graphql, type PageProps } from "gatsby";
import { InlineText, InlineTexts } from "../components/inline-text/inline-text";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { interpolate } from "../lib/interpolate";
import { ConformanceMethods } from "../sections/conformance-methods/conformance-methods";
import { ConformanceSummary } from "../sections/conformance-summary/conformance-summary";
import { ConformanceTable } from "../sections/conformance-table/conformance-table";
import { countResults } from "../sections/conformance-table/count-results";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility conformance report: criterion by criterion, with the evidence of each result. */
const ConformanceReportPage = ({ data, location: { pathname } }: PageProps<Queries.ConformanceReportPageQuery>) => {
  const { head, pageHeader, product, methods, terms, summary, summaryRest, tables, legal } = assertDefined(data.page);
  const { criteria } = assertDefined(data.wcag);
  const ofLevel = (level: string) => criteria.filter((criterion) => criterion.level === level);
  const { total, supported, notApplicable, rest } = countResults(criteria.filter(({ level }) => level !== "AAA"));
  const result = [
    interpolate(summary, { total, supported, notApplicable }),
    ...(rest === 0 ? [] : [interpolate(summaryRest, { count: rest })]),
  ].join(" ");
  const shared = { content: tables, checks: methods.checks, terms: terms.items };
  return (
    <>
      <PageHead head={head} path={pathname} cardAlt={pageHeader.heading} kind="article" />
      <PageHeader {...pageHeader} />
      <ConformanceSummary
        product={product}
        mail={assertDefined(data.studio).emails.accessibility}
        result={result}
        terms={terms}
      />
      <ConformanceMethods methods={methods} />
      <ConformanceTable {...shared} {...tables.levelA} anchor="level-a" rows={ofLevel("A")}>
        <p>
          <InlineText text={tables.removed} />
        </p>
      </ConformanceTable>
      <ConformanceTable {...shared} {...tables.levelAA} anchor="level-aa" rows={ofLevel("AA")} />
      <ConformanceTable {...shared} {...tables.levelAAA} anchor="level-aaa" rows={ofLevel("AAA")} />
      <ConformanceTable
        {...shared}
        {...tables.section508}
        anchor="section-508"
        rows={assertDefined(data.section508).criteria}
      />
      <PageSection heading={legal.heading} background="mist">
        <div className="flow">
          <InlineTexts texts={legal.paragraphs} />
        </div>
      </PageSection>
    </>
  );
};

export default ConformanceReportPage;

export const query = graphql`
  query ConformanceReportPage {
    page: conformancePage {
      head {
        ...HeadParts
      }
      pageHeader {
        ...PageHeaderParts
      }
      product {
        heading
        nameLabel
        name
        dateLabel
        date
        editionLabel
        edition
        standardsLabel
        standards
        contactLabel
      }
      methods {
        heading
        paragraphs
        toolsHeading
        tools
        checksHeading
        checks {
          key
          name
          text
        }
      }
      terms {
        heading
        items {
          term
          name
          meaning
        }
      }
      summary
      summaryRest
      tables {
        criterion
        conformance
        remarks
        tests
        checks
        levelA {
          heading
          caption
        }
        levelAA {
          heading
          caption
        }
        levelAAA {
          heading
          lead
          caption
        }
        section508 {
          heading
          lead
          caption
        }
        removed
      }
      legal {
        heading
        paragraphs
      }
    }
    wcag: conformanceCriteria {
      criteria {
        number
        name
        level
        conformance
        remark
        tests
        checks
      }
    }
    section508: section508Criteria {
      criteria {
        number
        name
        conformance
        remark
        tests
        checks
      }
    }
    studio {
      emails {
        accessibility
      }
    }
  }
`;
