import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { ServicesPageView } from "../../content-schema/view-types";
import "./deliverables.css";

type DeliverablesProps = ServicesPageView["deliverables"];

/** Short points with icons: what we build, or what to send us. */
export const Deliverables = ({ heading, lead, items }: DeliverablesProps) => (
  <PageSection heading={heading} lead={lead} background="mist">
    <ul role="list" className="auto-columns">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="deliverables__item stack">
          <Icon name={icon} className="deliverables__icon" />
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
