import { Icon } from "../../components/icon/icon";
import { caseStudyStrings } from "../../strings/case-study-strings";
import "./pagination.css";

interface PaginationLink {
  readonly kind: string;
  readonly link: Queries.LinkFragment;
  /** The page's own heading, where the label is another name. */
  readonly heading?: string | undefined;
}

interface PaginationProps {
  readonly previous?: PaginationLink | null | undefined;
  readonly next?: PaginationLink | null | undefined;
  readonly theme?: Queries.CaseStudyTheme;
  /** Whether a rule parts it from the text above. */
  readonly isRuled?: boolean;
}

const Words = ({ kind, link, heading }: PaginationLink) => (
  <span>
    <span className="pagination__kind label">{kind}</span> <span className="pagination__name">{link.label}</span>
    {heading === undefined ? null : <span className="pagination__heading"> {heading}</span>}
  </span>
);

/** Links to the previous and the next page of a series: steps, projects, tabs. The next is the page's main way on. */
export const Pagination = ({ previous, next, theme, isRuled = false }: PaginationProps) => (
  <nav
    className={`pagination${isRuled ? " pagination--ruled" : ""} columns columns--aside`}
    aria-label={previous && next ? caseStudyStrings.pagination : (previous ?? next)?.kind}
  >
    {previous ? (
      <a className="card" href={previous.link.to}>
        <Icon name="arrow-left" />
        <Words {...previous} />
      </a>
    ) : null}
    {next ? (
      <a className={`pagination__next card theme-dark theme-${theme ?? "studio"}`} href={next.link.to}>
        <Words {...next} />
        <Icon name="arrow-right" />
      </a>
    ) : null}
  </nav>
);
