import { graphql } from "gatsby";
import { InlineText, InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { Sources } from "../../components/sources/sources";
import "./budget-details.css";

type BudgetDetailsProps = Queries.BudgetDetailsFragment & {
  /** What user experience work returns. */
  readonly returns: Queries.PricingReturnFragment;
};

/** How the budget ranges are made, and a note on what they return. The Budget details link leads here. */
export const BudgetDetails = ({ heading, anchor, pulled, math, sections, returns }: BudgetDetailsProps) => (
  <PageSection heading={heading} pulled={pulled} background="mist" anchor={anchor}>
    <div className="budget-details columns">
      {[{ heading: math.heading, paragraphs: [math.text], bullets: null }, ...sections].map(
        ({ heading: name, paragraphs, bullets }) => (
          <div key={name} className="stack">
            <h3>{name}</h3>
            <InlineTexts texts={paragraphs} />
            {bullets ? (
              <ul>
                <InlineTexts as="li" texts={bullets} />
              </ul>
            ) : null}
          </div>
        ),
      )}
      <div className="columns">
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
    anchor
    pulled
    math {
      heading
      text
    }
    sections {
      heading
      paragraphs
      bullets
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
