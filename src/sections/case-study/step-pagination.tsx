import { Icon } from "../../components/icon/icon";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./step-pagination.css";

interface PaginationLink {
  /** Previous step, Next step, Next project. */
  readonly kind: string;
  readonly link: Queries.LinkFragment;
}

interface StepPaginationProps {
  readonly previous?: PaginationLink | null | undefined;
  readonly next?: PaginationLink | null | undefined;
}

const StepLink = ({ kind, link, isNext }: PaginationLink & { readonly isNext: boolean }) => (
  <a className={`step-pagination__link standalone-link${isNext ? " step-pagination__link--next" : ""}`} href={link.to}>
    {isNext ? null : <Icon name="arrow-left" />}
    <span>
      <span className="step-pagination__kind label">{kind}</span>{" "}
      <span className="step-pagination__name size-3">{link.label}</span>
    </span>
    {isNext ? <Icon name="arrow-right" /> : null}
  </a>
);

/** Links to the previous and the next step, or to the next project. */
export const StepPagination = ({ previous, next }: StepPaginationProps) => (
  <nav
    className="step-pagination actions"
    aria-label={previous && next ? caseStudyStrings.pagination : (previous ?? next)?.kind}
  >
    {previous ? <StepLink {...previous} isNext={false} /> : null}
    {next ? <StepLink {...next} isNext /> : null}
  </nav>
);
