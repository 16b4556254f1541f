import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../layout/page-head/page-head";
import { assertDefined } from "../lib/assert-defined";
import { formatDollars } from "../lib/format-dollars";
import { interpolate } from "../lib/interpolate";
import { BudgetDetails } from "../sections/budget-details/budget-details";
import { PageHeader } from "../sections/page-header/page-header";
import { PricingCalculator } from "../sections/pricing-calculator/pricing-calculator";
import { ReturnOnInvestment } from "../sections/return-on-investment/return-on-investment";

/** Pricing: where small orders are, one question with its answers, how the ranges are made, and what such work returns. */
const PricingPage = ({ data, location: { pathname } }: PageProps<Queries.PricingPageQuery>) => {
  const { head, pageHeader, smaller, question, rate, options, budget, returnOnInvestment, link } = assertDefined(
    data.page,
  );
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <div className="container">
        <PricingCalculator content={question} options={options} rate={rate} budgetAnchor={budget.anchor} />
        {data.firstSteps.lowest === null ? null : (
          <p className="pricing-smaller">
            {interpolate(smaller.text, { from: formatDollars(data.firstSteps.lowest) })}{" "}
            <a href={smaller.link.to}>{smaller.link.label}</a>
          </p>
        )}
      </div>
      <BudgetDetails {...budget} rate={rate} />
      <ReturnOnInvestment {...returnOnInvestment} link={link} />
    </>
  );
};

export default PricingPage;

export const query = graphql`
  query PricingPage {
    page: pricingPage {
      ...PageTopParts
      smaller {
        text
        link {
          ...LinkParts
        }
      }
      question {
        title
        text
      }
      rate {
        hours
        perHour
      }
      options {
        key
        label
        shortLabel
        goodFor
        phases {
          from
          last
          text
        }
        months {
          from
          to
        }
        people {
          from
          to
        }
      }
      budget {
        heading
        anchor
        math {
          heading
          text
        }
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
    firstSteps: allService {
      lowest: min(field: { firstStep: { from: SELECT } })
    }
  }
`;
