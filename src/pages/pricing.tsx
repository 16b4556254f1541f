import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link/button-link";
import { InlineText } from "../components/inline-text/inline-text";
import { PageSection } from "../components/page-section/page-section";
import { Sources } from "../components/sources/sources";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { formatDollars } from "../lib/format-dollars";
import { interpolate } from "../lib/interpolate";
import { BudgetDetails } from "../sections/budget-details/budget-details";
import { PageHeader } from "../sections/page-header/page-header";
import { PricingCalculator } from "../sections/pricing-calculator/pricing-calculator";

/** Pricing: where small orders are, one question with its answers, how the ranges are made, and what such work returns. */
const PricingPage = ({ data, location: { pathname } }: PageProps<Queries.PricingPageQuery>) => {
  const { head, pageHeader, smaller, question, rate, options, budget, returnOnInvestment, link } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader} />
      <div className="page-section flow container">
        <PricingCalculator content={question} options={options} rate={rate} budgetAnchor={budget.anchor} />
        {data.firstSteps.lowest === null ? null : (
          <p>
            {interpolate(smaller.text, { from: formatDollars(data.firstSteps.lowest) })}{" "}
            <a href={smaller.link.to}>{smaller.link.label}</a>
          </p>
        )}
      </div>
      <BudgetDetails {...budget} rate={rate} />
      <PageSection heading={returnOnInvestment.heading} background="plane">
        <div className="flow">
          <p className="lead">
            <InlineText text={returnOnInvestment.text} />
          </p>
          {returnOnInvestment.sources ? <Sources sources={returnOnInvestment.sources} /> : null}
        </div>
        <p>
          <ButtonLink link={link} />
        </p>
      </PageSection>
    </>
  );
};

export default PricingPage;

export const query = graphql`
  query PricingPage {
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
      }
      rate {
        ...Rate
      }
      options {
        ...PricingOption
      }
      budget {
        anchor
        ...BudgetDetails
      }
      returnOnInvestment {
        heading
        text
        sources {
          ...Source
        }
      }
      link {
        ...Link
      }
    }
    firstSteps: allService {
      lowest: min(field: { firstStep: { from: SELECT } })
    }
  }
`;
