import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { SentenceViews } from "./sentence-views";

/** Why accessible software pays: one sentence in five ways, and four short reasons. */
export const HomeReasons = ({ heading, reasons, ...sentence }: Queries.HomeReasonsFragment) => (
  <PageSection heading={heading} background="mist">
    <SentenceViews {...sentence} />
    <ul role="list" className="home-reasons auto-columns">
      {reasons.map(({ title, text }) => (
        <li key={title} className="flow">
          <h3>{title}</h3>
          <p className="muted">
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment HomeReasons on HomeAdvantages {
    heading
    ...SentenceViews
    reasons {
      title
      text
    }
  }
`;
