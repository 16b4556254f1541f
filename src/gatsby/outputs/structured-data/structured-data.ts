import type { CreativeWork, Graph, ProfessionalService, Service, Thing } from "schema-dts";
import { studioCard } from "../../../lib/social-card";
import type { Studio } from "../read-studio";

/** Structured data of the pages (schema.org, JSON-LD 1.1), from the same content as the pages. */

export interface StructuredContent {
  readonly studio: Studio;
  readonly services: readonly Pick<Queries.Service, "key" | "name" | "summary">[];
  readonly studies: readonly (Pick<Queries.CaseStudy, "key" | "name" | "kind" | "summary"> & {
    readonly hero: { readonly image: { readonly publicURL: string | null } };
  })[];
  /** Every page that is for the public. */
  readonly pages: readonly Pick<Queries.ListedPage, "path" | "title" | "description">[];
}

type Page = StructuredContent["pages"][number];

/** The page that lists the studies; in the breadcrumbs of a step it comes before the study. */
const projects = "/our-projects/";

/** The pages above a page, home first, itself last. */
const breadcrumbsOf = ({ pages, studies }: StructuredContent, page: Page): readonly Page[] => {
  const at = (path: string): readonly Page[] => pages.filter((candidate) => candidate.path === path);
  const parts = page.path.split("/").filter((part) => part !== "");
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`);
  const isStudy = studies.some(({ key }) => parts[0] === key);
  return ["/", ...(isStudy ? [projects] : []), ...above].flatMap(at);
};

/** The structured data of one page. @param page one of the content's pages */
export const structuredData = (content: StructuredContent, page: Page): Graph => {
  const { studio, services } = content;
  const { address, emails } = studio;
  const url = (path: string): string => `${studio.siteUrl}${path}`;
  const studioId = { "@id": url("/#studio") };
  const websiteId = { "@id": url("/#website") };
  const breadcrumbId = { "@id": url(`${page.path}#breadcrumb`) };
  const isHome = page.path === "/";
  const study = content.studies.find(({ key }) => page.path.startsWith(`/${key}/`));
  const studyId = study && { "@id": url(`/${study.key}/#study`) };

  const theStudio: ProfessionalService = {
    "@type": "ProfessionalService",
    ...studioId,
    name: studio.name,
    legalName: studio.legalName,
    url: url("/"),
    logo: url("/icon-512.png"),
    image: url(studioCard),
    telephone: studio.phone.dial,
    email: emails.general,
    address: {
      "@type": "PostalAddress",
      streetAddress: [address.street, address.unit].filter(Boolean).join(", "),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: "US",
    },
    sameAs: [studio.socials.facebook, studio.socials.linkedin],
  };
  const breadcrumb: Thing = {
    "@type": "BreadcrumbList",
    ...breadcrumbId,
    itemListElement: breadcrumbsOf(content, page).map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: path === "/" ? studio.name : title,
      item: url(path),
    })),
  };
  const offered = services.map(({ key, name, summary }): Service => ({
    "@type": "Service",
    "@id": url(`/services/#${key}`),
    name,
    description: summary,
    url: url(`/services/#${key}`),
    provider: studioId,
  }));
  const work: CreativeWork | undefined = study && {
    "@type": "CreativeWork",
    ...studyId,
    name: study.name,
    genre: study.kind,
    abstract: study.summary,
    url: url(`/${study.key}/`),
    ...(study.hero.image.publicURL === null ? {} : { image: url(study.hero.image.publicURL) }),
    inLanguage: "en-US",
    creator: studioId,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      theStudio,
      {
        "@type": "WebSite",
        ...websiteId,
        name: studio.name,
        url: url("/"),
        inLanguage: "en-US",
        publisher: studioId,
      },
      {
        "@type": "WebPage",
        "@id": url(page.path),
        url: url(page.path),
        name: page.title,
        description: page.description,
        inLanguage: "en-US",
        isPartOf: websiteId,
        publisher: studioId,
        ...(isHome ? {} : { breadcrumb: breadcrumbId }),
        ...(studyId && { mainEntity: studyId }),
      },
      ...(isHome ? [] : [breadcrumb]),
      ...(page.path === "/services/" ? offered : []),
      ...(work ? [work] : []),
    ],
  };
};

const opening = '<script type="application/ld+json" id="structured-data">';
const block = /<script type="application\/ld\+json" id="structured-data">.*?<\/script>/su;

/**
 * Puts the data at the end of a page's head and replaces that of an earlier build. It is not rendered by React, so that
 * it is not part of the page's scripts.
 */
export const withStructuredData = (html: string, data: Graph): string => {
  // "</script" in a text must not end the block.
  const written = `${opening}${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
  return html.replace(block, "").replace("</head>", () => `${written}</head>`);
};
