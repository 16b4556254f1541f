import { Icon } from "../../components/icon/icon";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./step-pagination.css";

interface PaginationLink {
  readonly kind: string;
  readonly link: Queries.LinkFragment;
}

interface StepPaginationProps {
  readonly previous?: PaginationLink | null | undefined;
  readonly next?: PaginationLink | null | undefined;
  readonly theme?: Queries.CaseStudyTheme;
}

const Words = ({ kind, link }: PaginationLink) => (
  <span>
    <span className="step-pagination__kind label">{kind}</span>{" "}
    <span className="step-pagination__name">{link.label}</span>
  </span>
);

/** Links to the previous and the next step, or to the next project. The next is the page's main way on. */
export const StepPagination = ({ previous, next, theme }: StepPaginationProps) => (
  <nav
    className="step-pagination actions"
    aria-label={previous && next ? caseStudyStrings.pagination : (previous ?? next)?.kind}
  >
    {previous ? (
      <a className="step-pagination__previous standalone-link" href={previous.link.to}>
        <Icon name="arrow-left" />
        <Words {...previous} />
      </a>
    ) : null}
    {next ? (
      <a className={`step-pagination__next card theme-dark theme-${theme ?? "studio"}`} href={next.link.to}>
        <Words {...next} />
        <Icon name="arrow-right" />
      </a>
    ) : null}
  </nav>
);
