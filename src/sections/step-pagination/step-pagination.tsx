import { Icon } from "../../components/icon/icon";
import { SiteLink } from "../../components/site-link/site-link";
import type { LinkView } from "../../content-schema/view-types";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./step-pagination.css";

interface PaginationLink {
  /** Previous step, Next step, Next project. */
  readonly kind: string;
  readonly link: LinkView;
}

interface StepPaginationProps {
  readonly previous?: PaginationLink | null | undefined;
  readonly next?: PaginationLink | null | undefined;
}

/** Links to the previous and the next step, or to the next project. */
export const StepPagination = ({ previous, next }: StepPaginationProps) => (
  <nav
    className="step-pagination container"
    aria-label={previous && next ? caseStudyStrings.pagination : (previous ?? next)?.kind}
  >
    {previous ? (
      <SiteLink
        className="step-pagination__link"
        to={previous.link.to}
        aria-label={`${previous.kind} ${previous.link.label}`}
      >
        <Icon name="arrow-left" />
        <span>
          <span className="step-pagination__kind label">{previous.kind}</span>{" "}
          <span className="step-pagination__name">{previous.link.label}</span>
        </span>
      </SiteLink>
    ) : null}
    {next ? (
      <SiteLink
        className="step-pagination__link step-pagination__link--next"
        to={next.link.to}
        aria-label={`${next.kind} ${next.link.label}`}
      >
        <span>
          <span className="step-pagination__kind label">{next.kind}</span>{" "}
          <span className="step-pagination__name">{next.link.label}</span>
        </span>
        <Icon name="arrow-right" />
      </SiteLink>
    ) : null}
  </nav>
);
