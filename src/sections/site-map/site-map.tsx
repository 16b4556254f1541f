import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import { servicesPath } from "../../lib/page-path";
import "./site-map.css";

interface SiteMapProps {
  readonly content: Queries.SiteMapFragment;
  readonly pages: readonly Queries.SiteMapPageFragment[];
  /** In the order in which they are shown. */
  readonly studies: readonly Queries.SiteMapStudyFragment[];
}

const isBelowServices = ({ path }: Queries.SiteMapPageFragment): boolean =>
  path.startsWith(servicesPath) && path !== servicesPath;

interface PageListProps {
  readonly pages: readonly Queries.SiteMapPageFragment[];
  /** Pages listed one level deeper, under Services. */
  readonly below?: readonly Queries.SiteMapPageFragment[];
  /** The beginning of their titles, which the heading above says. It's hidden from sight, and screen readers say it. */
  readonly under?: string | undefined;
}

const PageList = ({ pages, below, under }: PageListProps) => (
  <ul role="list" className="site-map__list rail">
    {pages.map(({ path, title, lang }) => {
      const shownFrom = under !== undefined && title.includes(under) ? title.indexOf(under) + under.length : 0;
      return (
        <li key={path} className="station">
          <a className="standalone-link site-map__link" href={path} lang={lang ?? undefined}>
            {shownFrom === 0 ? null : <span className="visually-hidden">{title.slice(0, shownFrom)}</span>}
            {title.slice(shownFrom)}
          </a>
          {below && path === servicesPath ? <PageList pages={below} /> : null}
        </li>
      );
    })}
  </ul>
);

/** Every page of the site in groups (WCAG 2.4.5). The steps of a case study are listed under its name. */
export const SiteMap = ({ content, pages, studies }: SiteMapProps) => (
  <div className="site-map columns container">
    {(["studio", "projects", "design", "about"] as const).map((group) => (
      <section key={group} className={`site-map__group site-map__${group} stack`}>
        <div className="stack">
          <h2>{content[group].heading}</h2>
          <p className="muted">
            <InlineText text={content[group].lead} />
          </p>
        </div>
        {group === "projects" ? (
          <div className="site-map__cards auto-columns">
            {studies.map(({ key, name, theme }) => (
              <div key={key} className={`panel flow theme-dark theme-${theme}`}>
                <h3>{name}</h3>
                <PageList pages={pages.filter(({ path }) => path.startsWith(`/${key}/`))} under={name} />
              </div>
            ))}
          </div>
        ) : (
          <PageList
            pages={pages.filter((page) => page.group === group && !isBelowServices(page))}
            below={pages.filter(isBelowServices)}
            under={group === "design" ? ": " : undefined}
          />
        )}
      </section>
    ))}
  </div>
);

export const fragment = graphql`
  fragment SiteMap on SitemapGroups {
    studio {
      ...SiteMapGroup
    }
    projects {
      ...SiteMapGroup
    }
    design {
      ...SiteMapGroup
    }
    about {
      ...SiteMapGroup
    }
  }
  fragment SiteMapGroup on SitemapGroup {
    heading
    lead
  }
  fragment SiteMapPage on ListedPage {
    path
    title
    group
    lang
  }
  fragment SiteMapStudy on CaseStudy {
    key
    name
    theme
  }
`;
