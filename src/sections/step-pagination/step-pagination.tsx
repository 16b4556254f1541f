import { Icon } from "../../components/icon/icon";
import type { LinkData } from "../../components/view-models";
import { SiteLink } from "../../components/site-link/site-link";
import "./step-pagination.css";

interface WayOn {
  /** What kind of way: Previous step, Next step, Next project. */
  readonly kind: string;
  readonly link: LinkData;
}

interface StepPaginationProps {
  readonly label: string;
  readonly previous?: WayOn | undefined;
  readonly next?: WayOn | undefined;
}

/** The end of a step page: to the step before and the step after, or to the next project. */
export const StepPagination = ({ label, previous, next }: StepPaginationProps) => (
  <nav className="step-pagination container" aria-label={label}>
    {previous === undefined ? null : (
      <SiteLink className="step-end__link" to={previous.link.to}>
        <Icon name="arrow-left" />
        <span>
          <span className="step-end__kind">{previous.kind}</span>{" "}
          <span className="step-end__name">{previous.link.label}</span>
        </span>
      </SiteLink>
    )}
    {next === undefined ? null : (
      <SiteLink className="step-end__link step-end__link--next" to={next.link.to}>
        <span>
          <span className="step-end__kind">{next.kind}</span> <span className="step-end__name">{next.link.label}</span>
        </span>
        <Icon name="arrow-right" />
      </SiteLink>
    )}
  </nav>
);
