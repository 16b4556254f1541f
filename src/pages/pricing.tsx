import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { BudgetDetails } from "../sections/budget-details/budget-details";
import { PageHeader } from "../sections/page-header/page-header";
import { PricingCalculator } from "../sections/pricing-calculator/pricing-calculator";
import { ReturnOnInvestment } from "../sections/return-on-investment/return-on-investment";

/** Pricing: one question with its answers, how the ranges are made, and what such work returns. */
const PricingPage = ({ data, location: { pathname } }: PageProps<Queries.PricingPageQuery>) => {
  const { head, pageHeader, question, options, budget, returnOnInvestment, link } = assertDefined(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} cardAlt={pageHeader.heading} />
      <PageHeader {...pageHeader} />
      <div className="container">
        <PricingCalculator content={question} options={options} budgetAnchor={budget.anchor} />
      </div>
      <BudgetDetails {...budget} />
      <ReturnOnInvestment {...returnOnInvestment} link={link} />
    </>
  );
};

export default PricingPage;

export const query = graphql`
  query PricingPage {
    page: pricingPage {
      head {
        ...HeadParts
      }
      pageHeader {
        ...PageHeaderParts
      }
      question {
        title
        text
        sampleNote
      }
      options {
        key
        label
        shortLabel
        goodFor
        team
        phases
        from
        to
        rangeNote
      }
      budget {
        heading
        anchor
        sections {
          ...SectionParts
        }
      }
      returnOnInvestment {
        heading
        text
        sources {
          ...SourceParts
        }
      }
      link {
        ...LinkParts
      }
    }
  }
`;
