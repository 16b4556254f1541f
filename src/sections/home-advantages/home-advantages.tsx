import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import { SentenceViews } from "./sentence-views";
import "./home-advantages.css";

/** Why accessible software pays: one sentence in five ways, and four short reasons. */
export const HomeAdvantages = ({ heading, reasons, ...sentence }: Queries.HomeAdvantagesFragment) => (
  <PageSection heading={heading} background="mist">
    <SentenceViews {...sentence} />
    <ul role="list" className="home-advantages auto-columns">
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
  fragment HomeAdvantages on HomeAdvantages {
    heading
    ...SentenceViews
    reasons {
      title
      text
    }
  }
`;
