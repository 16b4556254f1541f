import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import "./site-map.css";

interface SiteMapProps {
  readonly content: Queries.SiteMapFragment;
  readonly pages: readonly Queries.SiteMapPageFragment[];
  /** In the order in which they are shown. */
  readonly studies: readonly Queries.SiteMapStudyFragment[];
}

const PageList = ({
  pages,
  inColumns,
}: {
  readonly pages: readonly Queries.SiteMapPageFragment[];
  readonly inColumns: boolean;
}) => (
  <ul role="list" className={inColumns ? "site-map__list auto-columns" : "site-map__stations rail"}>
    {pages.map(({ path, title }) => (
      <li key={path} className={inColumns ? undefined : "station"}>
        <a className="standalone-link site-map__link" href={path}>
          {title}
        </a>
      </li>
    ))}
  </ul>
);

const Group = ({
  content: { heading, lead },
  children,
}: {
  readonly content: Queries.SiteMapGroupFragment;
  readonly children: ReactNode;
}) => (
  <section className="site-map__group columns">
    <div className="stack">
      <h2>{heading}</h2>
      <p className="muted">
        <InlineText text={lead} />
      </p>
    </div>
    <div>{children}</div>
  </section>
);

/** Every page of the site in groups (WCAG 2.4.5). The steps of a case study are listed under its name. */
export const SiteMap = ({ content, pages, studies }: SiteMapProps) => {
  const inGroup = (group: string) => pages.filter((page) => page.group === group);
  return (
    <div className="site-map container">
      <Group content={content.studio}>
        <PageList pages={inGroup("studio")} inColumns />
      </Group>
      <Group content={content.projects}>
        <div className="columns columns--3">
          {studies.map(({ key, name }) => (
            <div key={key} className="site-map__study">
              <h3>{name}</h3>
              <PageList pages={pages.filter(({ path }) => path.startsWith(`/${key}/`))} inColumns={false} />
            </div>
          ))}
        </div>
      </Group>
      <Group content={content.design}>
        <PageList pages={inGroup("design")} inColumns />
      </Group>
      <Group content={content.about}>
        <PageList pages={inGroup("about")} inColumns />
      </Group>
    </div>
  );
};

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
