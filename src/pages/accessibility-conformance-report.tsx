import { graphql, type PageProps } from "gatsby";
import { ContentSection, ContentSections } from "../components/content-section/content-section";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { interpolate } from "../lib/interpolate";
import { conformanceStrings } from "../sections/conformance-table/conformance-strings";
import { ConformanceTable, manualChecksId } from "../sections/conformance-table/conformance-table";
import { countResults } from "../sections/conformance-table/count-results";
import { DocumentFacts } from "../sections/document-facts/document-facts";
import { PageHeader } from "../sections/page-header/page-header";

/** The accessibility conformance report: criterion by criterion, with the evidence of each result. */
const ConformanceReportPage = ({ data, location: { pathname } }: PageProps<Queries.ConformanceReportPageQuery>) => {
  const page = assertDefined(data.page);
  const { pageHeader, leads } = page;
  const { levelA, levelAA, levelAAA, section508 } = assertDefined(data.criteria);
  const mail = assertDefined(data.studio).emails.accessibility;
  const { rest, ...counts } = countResults([...levelA, ...levelAA]);
  const summary = interpolate(page.summary, counts);
  return (
    <>
      <PageHead head={page.head} path={pathname} kind="article" />
      <PageHeader
        {...pageHeader}
        aside={
          <DocumentFacts
            lines={[
              { label: conformanceStrings.product, text: page.product },
              { label: conformanceStrings.date, day: page.date },
              { label: conformanceStrings.standards, text: page.standards },
              { label: conformanceStrings.contact, text: mail, to: `mailto:${mail}` },
            ]}
          />
        }
      />
      <PageSection heading={conformanceStrings.summary}>
        <p className="lead">{rest === 0 ? summary : `${summary} ${interpolate(page.summaryRest, { count: rest })}`}</p>
      </PageSection>
      <div className="container">
        <ContentSections sections={[...page.methods, { ...page.checks, anchor: manualChecksId }, page.terms]} />
      </div>
      <ConformanceTable table="levelA" lead={leads.levelA} rows={levelA} />
      <ConformanceTable table="levelAA" rows={levelAA} />
      <ConformanceTable table="levelAAA" lead={leads.levelAAA} rows={levelAAA} />
      <ConformanceTable table="section508" lead={leads.section508} rows={section508} />
      <div className="container">
        <ContentSection section={page.limits} />
      </div>
    </>
  );
};

export default ConformanceReportPage;

export const query = graphql`
  fragment ConformanceRow on ConformanceCriterion {
    number
    name
    conformance
    remark
    tests
    checks
  }
  query ConformanceReportPage {
    page: conformancePage {
      ...PageTopParts
      product
      date
      standards
      summary
      summaryRest
      methods {
        ...SectionParts
      }
      checks {
        ...SectionParts
      }
      terms {
        ...SectionParts
      }
      leads {
        levelA
        levelAAA
        section508
      }
      limits {
        ...SectionParts
      }
    }
    criteria: conformanceCriteria {
      levelA {
        ...ConformanceRow
      }
      levelAA {
        ...ConformanceRow
      }
      levelAAA {
        ...ConformanceRow
      }
      section508 {
        ...ConformanceRow
      }
    }
    studio {
      emails {
        accessibility
      }
    }
  }
`;
