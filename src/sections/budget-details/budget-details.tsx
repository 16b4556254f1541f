import { InlineTexts } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { PricingPageView } from "../../content-schema/view-types";
import "./budget-details.css";

type BudgetDetailsProps = PricingPageView["budget"];

/** How the budget ranges are made. The pricing question's Budget details link leads here. */
export const BudgetDetails = ({ heading, anchor, sections }: BudgetDetailsProps) => (
  <PageSection heading={heading} background="mist" anchor={anchor} className="budget-details">
    <div className="columns columns--3">
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
