import { graphql } from "gatsby";
import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import "./what-to-send.css";

/** What to send us: short points with icons. */
export const WhatToSend = ({ heading, lead, items }: Queries.WhatToSendFragment) => (
  <PageSection heading={heading} lead={lead} background="mist">
    <ul role="list" className="what-to-send auto-columns">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="what-to-send__item stack">
          <Icon name={icon} className="what-to-send__icon" />
          <div className="stack">
            <h3>{title}</h3>
            <p>
              <InlineText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </PageSection>
);

export const fragment = graphql`
  fragment WhatToSend on StartSend {
    heading
    lead
    items {
      icon
      title
      text
    }
  }
`;
