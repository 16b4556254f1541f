import { Icon } from "../../components/icon/icon";
import { InlineText } from "../../components/inline-text/inline-text";
import { PageSection } from "../../components/page-section/page-section";
import type { IconItemData } from "../../components/view-models";
import "./advantages.css";

interface AdvantagesProps {
  readonly heading: string;
  readonly lead: string;
  /** Four; they stand on the ramp from low to high. */
  readonly items: readonly IconItemData[];
}

/** Why accessible software pays: four points that climb the ramp. */
export const Advantages = ({ heading, lead, items }: AdvantagesProps) => (
  <PageSection heading={heading} lead={lead} className="advantages">
    <ul role="list" className="advantages__list">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="advantages__item">
          <Icon name={icon} className="advantages__icon" />
          <h3>{title}</h3>
          <p>
            <InlineText text={text} />
          </p>
        </li>
      ))}
    </ul>
  </PageSection>
);
