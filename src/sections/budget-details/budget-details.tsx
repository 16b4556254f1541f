import { graphql } from "gatsby";
import { Fold } from "../../components/fold/fold";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Sources } from "../../components/sources/sources";
import { uiStrings } from "../../strings/ui-strings";
import "./budget-details.css";

type BudgetDetailsProps = Queries.BudgetDetailsFragment & {
  /** What user experience work returns. */
  readonly returns: Queries.PricingReturnFragment;
};

/**
 * How the budget ranges are made, and a note on what they return. Each rule is large under its name, and what else it says
 * is folded on phones. The Budget details link leads here.
 */
export const BudgetDetails = ({ heading, pulled, rules, returns }: BudgetDetailsProps) => (
  <PageSection heading={heading} pulled={pulled} background="mist" anchor="budget-details">
    <div className="budget-details stack stack--loose">
      {rules.map(({ heading: name, pulled: rule, paragraphs }) => (
        <div key={name} className="columns columns--early">
          <div className="stack">
            <h3>{name}</h3>
            <p className="pulled">
              <InlineText text={rule} />
            </p>
          </div>
          <Fold
            name={
              <>
                {uiStrings.details}
                <span className="visually-hidden">: {name}</span>
              </>
            }
          >
            <div className="flow">
              <InlineTexts texts={paragraphs} />
            </div>
          </Fold>
        </div>
      ))}
      <div className="columns columns--early">
        <h3>{returns.heading}</h3>
        <div className="stack">
          <p>
            <InlineText text={returns.text} />
          </p>
          {returns.sources ? <Sources sources={returns.sources} /> : null}
        </div>
      </div>
    </div>
  </PageSection>
);

export const fragment = graphql`
  fragment BudgetDetails on PricingBudget {
    heading
    pulled
    rules {
      heading
      pulled
      paragraphs
    }
  }
  fragment PricingReturn on PricingReturn {
    heading
    text
    sources {
      ...Source
    }
  }
`;
