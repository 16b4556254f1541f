import { graphql } from "gatsby";
import { InlineText } from "../../components/inline-text/inline-text";
import "./site-map.css";

interface SiteMapProps {
  readonly content: Queries.SiteMapFragment;
  readonly pages: readonly Queries.SiteMapPageFragment[];
  /** In the order in which they are shown. */
  readonly studies: readonly Queries.SiteMapStudyFragment[];
}

interface PageListProps {
  readonly pages: readonly Queries.SiteMapPageFragment[];
  /** The case study whose steps they are. Its name stands over them, so their titles are shown from behind it. */
  readonly study?: string;
}

const PageList = ({ pages, study }: PageListProps) => (
  <ul role="list" className={study === undefined ? "site-map__list auto-columns" : "site-map__stations rail"}>
    {pages.map(({ path, title }) => {
      const shownFrom = study === undefined ? 0 : title.indexOf(study) + study.length;
      return (
        <li key={path} className={study === undefined ? undefined : "station"}>
          <a className="standalone-link site-map__link" href={path}>
            {study === undefined ? null : <span className="visually-hidden">{title.slice(0, shownFrom)}</span>}
            {title.slice(shownFrom)}
          </a>
        </li>
      );
    })}
  </ul>
);

/** Every page of the site in groups (WCAG 2.4.5). The steps of a case study are listed under its name. */
export const SiteMap = ({ content, pages, studies }: SiteMapProps) => (
  <div className="site-map container">
    {(["studio", "projects", "design", "about"] as const).map((group) => (
      <section key={group} className="columns columns--aside">
        <div className="stack">
          <h2>{content[group].heading}</h2>
          <p className="muted">
            <InlineText text={content[group].lead} />
          </p>
        </div>
        {group === "projects" ? (
          <div className="site-map__studies auto-columns">
            {studies.map(({ key, name }) => (
              <div key={key} className="flow">
                <h3>{name}</h3>
                <PageList pages={pages.filter(({ path }) => path.startsWith(`/${key}/`))} study={name} />
              </div>
            ))}
          </div>
        ) : (
          <PageList pages={pages.filter((page) => page.group === group)} />
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
  }
  fragment SiteMapStudy on CaseStudy {
    key
    name
  }
`;
