import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link/button-link";
import { InlineText } from "../components/inline-text/inline-text";
import { NextStart } from "../components/next-start/next-start";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { BudgetDetails } from "../sections/budget-details/budget-details";
import { PageHeader } from "../sections/page-header/page-header";
import { PricingCalculator } from "../sections/pricing-calculator/pricing-calculator";
import { pricingStrings } from "../strings/pricing-strings";

/** Pricing: where small orders are, one question with its answers, how the ranges are made, and where to ask. */
const PricingPage = ({ data, location: { pathname } }: PageProps<Queries.PricingPageQuery>) => {
  const { head, pageHeader, smaller, question, rate, options, budget, returnOnInvestment, estimate } = required(
    data.page,
  );
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader}>
        <NextStart day={required(data.studio).nextStart} />
      </PageHeader>
      <div className="page-section stack stack--loose container">
        <PricingCalculator content={question} options={options} rate={rate} />
        <div className="columns columns--early stack--loose">
          <div>
            <p>{question.overlap}</p>
            <a className="standalone-link" href="#budget-details">
              {pricingStrings.budgetDetails}
            </a>
          </div>
          <div>
            <p>
              <InlineText text={smaller.text} />
            </p>
            <a className="standalone-link" href={smaller.link.to}>
              {smaller.link.label}
            </a>
          </div>
        </div>
      </div>
      <BudgetDetails {...budget} returns={returnOnInvestment} />
      <PageSection heading={estimate.heading} lead={estimate.lead} background="closing">
        <p>
          <ButtonLink link={estimate.link} />
        </p>
      </PageSection>
    </>
  );
};

export default PricingPage;

export const query = graphql`
  query PricingPage {
    studio {
      nextStart
    }
    page: pricingPage {
      ...PageTop
      smaller {
        text
        link {
          ...Link
        }
      }
      question {
        ...PricingQuestion
        overlap
      }
      rate {
        ...Rate
      }
      options {
        ...PricingOption
      }
      budget {
        ...BudgetDetails
      }
      returnOnInvestment {
        ...PricingReturn
      }
      estimate {
        heading
        lead
        link {
          ...Link
        }
      }
    }
  }
`;
