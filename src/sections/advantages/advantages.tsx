import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./advantages.css";

/** Why accessible software pays: four points. */
export const Advantages = ({ heading, items }: Queries.AdvantagesFragment) => (
  <PageSection heading={heading}>
    <ul role="list" className="advantages__list rail stack">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="advantages__item stack">
          <Icon name={icon} className="advantages__icon station-sign" />
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
  fragment Advantages on HomeAdvantages {
    heading
    items {
      icon
      title
      text
    }
  }
`;
