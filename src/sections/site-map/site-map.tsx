import type { ReactNode } from "react";
import { InlineText } from "../../components/inline-text/inline-text";
import { SiteLink } from "../../components/site-link/site-link";
import type { SitemapPageView } from "../../content-schema/view-types";
import { pagesByStudy, pagesOfGroup, type ListedPageData, type Study } from "./group-pages";
import "./site-map.css";

interface SiteMapProps {
  readonly content: SitemapPageView["groups"];
  readonly pages: readonly ListedPageData[];
  /** In the order in which they are shown. */
  readonly studies: readonly Study[];
}

const PageList = ({ pages, described }: { readonly pages: readonly ListedPageData[]; readonly described: boolean }) => (
  <ul role="list" className={`site-map__list${described ? " site-map__list--described" : ""}`}>
    {pages.map(({ path, title, description }) => (
      <li key={path}>
        <SiteLink className="site-map__link" to={path}>
          {title}
        </SiteLink>
        {described ? <p className="site-map__about muted">{description}</p> : null}
      </li>
    ))}
  </ul>
);

const Group = ({
  content: { heading, lead },
  children,
}: {
  readonly content: SitemapPageView["groups"]["studio"];
  readonly children: ReactNode;
}) => (
  <section className="site-map__group">
    <div className="site-map__intro">
      <h2>{heading}</h2>
      <p className="muted">
        <InlineText text={lead} />
      </p>
    </div>
    <div className="site-map__pages">{children}</div>
  </section>
);

/** Every page of the site in groups (WCAG 2.4.5). The steps of a case study are listed under its name. */
export const SiteMap = ({ content, pages, studies }: SiteMapProps) => (
  <div className="site-map container">
    <Group content={content.studio}>
      <PageList pages={pagesOfGroup(pages, "studio")} described />
    </Group>
    <Group content={content.projects}>
      <div className="site-map__studies">
        {pagesByStudy(pagesOfGroup(pages, "projects"), studies).map(({ study, pages: steps }) => (
          <div key={study.key} className="site-map__study">
            <h3>{study.name}</h3>
            <PageList pages={steps} described={false} />
          </div>
        ))}
      </div>
    </Group>
    <Group content={content.design}>
      <PageList pages={pagesOfGroup(pages, "design")} described />
    </Group>
    <Group content={content.about}>
      <PageList pages={pagesOfGroup(pages, "about")} described />
    </Group>
  </div>
);
