import { graphql } from "gatsby";
import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { formatDollars } from "../../lib/format-dollars";
import { interpolate } from "../../lib/interpolate";
import { costPerMonth } from "../pricing-calculator/price-range";

type BudgetDetailsProps = Queries.BudgetDetailsFragment & { readonly rate: Queries.RateFragment };

/** How the budget ranges are made. The pricing question's Budget details link leads here. */
export const BudgetDetails = ({ heading, anchor, math, sections, rate }: BudgetDetailsProps) => (
  <PageSection heading={heading} background="mist" anchor={anchor}>
    <div className="columns">
      <div className="flow">
        <h3>{math.heading}</h3>
        <p>
          {interpolate(math.text, {
            hours: rate.hours,
            perHour: formatDollars(rate.perHour),
            perMonth: formatDollars(costPerMonth(rate)),
          })}
        </p>
      </div>
      {sections.map(({ heading: name, paragraphs, list }) => (
        <div key={name} className="flow">
          <h3>{name}</h3>
          <InlineTexts texts={paragraphs} />
          {list ? (
            <ul>
              <InlineTexts as="li" texts={list.items} />
            </ul>
          ) : null}
        </div>
      ))}
    </div>
  </PageSection>
);

export const fragment = graphql`
  fragment BudgetDetails on PricingBudget {
    heading
    anchor
    math {
      heading
      text
    }
    sections {
      heading
      paragraphs
      list {
        items
      }
    }
  }
`;
