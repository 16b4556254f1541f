import type {
  BreadcrumbList,
  CreativeWork,
  Graph,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { CaseStudyView, ServiceView, StudioView } from "../../../content-schema/view-types";
import { socialCardFile, socialCardFolder } from "../../../lib/social-card";
import type { ListedPage } from "../../data-layer/page-index";

/** Structured data of the pages (schema.org, JSON-LD 1.1), from the same content as the pages. */

export interface StructuredContent {
  readonly studio: Pick<StudioView, "name" | "legalName" | "tagline" | "siteUrl" | "address"> & {
    readonly phone: Pick<StudioView["phone"], "dial">;
    readonly emails: Pick<StudioView["emails"], "general" | "accessibility">;
    readonly socials: Pick<StudioView["socials"], "facebook" | "linkedin">;
  };
  readonly services: readonly Pick<ServiceView, "key" | "name" | "summary">[];
  readonly studies: readonly Pick<CaseStudyView, "key" | "name" | "kind" | "summary">[];
  /** Every page that is for the public. */
  readonly pages: readonly Pick<ListedPage, "path" | "title" | "description">[];
}

type Page = StructuredContent["pages"][number];
type Study = StructuredContent["studies"][number];

/** The page that lists the studies; in the trail of a step it stands before the study. */
const projects = "/our-projects/";

const studioId = (siteUrl: string) => `${siteUrl}/#studio`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
const studyId = (siteUrl: string, { key }: Study) => `${siteUrl}/${key}/#study`;

const theStudio = ({ studio }: StructuredContent): ProfessionalService => ({
  "@type": "ProfessionalService",
  "@id": studioId(studio.siteUrl),
  name: studio.name,
  legalName: studio.legalName,
  slogan: studio.tagline,
  url: `${studio.siteUrl}/`,
  logo: `${studio.siteUrl}/icon-512.png`,
  image: `${studio.siteUrl}${socialCardFolder}${socialCardFile("/")}`,
  telephone: studio.phone.dial,
  email: studio.emails.general,
  address: {
    "@type": "PostalAddress",
    streetAddress: [studio.address.street, studio.address.unit].filter((part) => part !== null).join(", "),
    addressLocality: studio.address.city,
    addressRegion: studio.address.state,
    postalCode: studio.address.zip,
    addressCountry: "US",
  },
  contactPoint: [
    { "@type": "ContactPoint", contactType: "customer service", email: studio.emails.general },
    { "@type": "ContactPoint", contactType: "accessibility", email: studio.emails.accessibility },
  ],
  sameAs: [studio.socials.facebook, studio.socials.linkedin],
});

const website = ({ studio }: StructuredContent): WebSite => ({
  "@type": "WebSite",
  "@id": websiteId(studio.siteUrl),
  name: studio.name,
  url: `${studio.siteUrl}/`,
  inLanguage: "en-US",
  publisher: { "@id": studioId(studio.siteUrl) },
});

const offered = ({ studio, services }: StructuredContent): readonly Service[] =>
  services.map(({ key, name, summary }) => ({
    "@type": "Service",
    "@id": `${studio.siteUrl}/services/#${key}`,
    name,
    description: summary,
    url: `${studio.siteUrl}/services/#${key}`,
    provider: { "@id": studioId(studio.siteUrl) },
  }));

const wholeStudy = ({ studio }: StructuredContent, study: Study): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": studyId(studio.siteUrl, study),
  name: study.name,
  genre: study.kind,
  abstract: study.summary,
  url: `${studio.siteUrl}/${study.key}/`,
  image: `${studio.siteUrl}${socialCardFolder}${socialCardFile(`/${study.key}/`)}`,
  inLanguage: "en-US",
  creator: { "@id": studioId(studio.siteUrl) },
});

/** The pages above a page, home first, itself last. */
const trailOf = ({ pages, studies }: StructuredContent, page: Page): readonly Page[] => {
  const at = (path: string): readonly Page[] => pages.filter((candidate) => candidate.path === path);
  const parts = page.path.split("/").filter((part) => part !== "");
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`);
  const isStudy = studies.some(({ key }) => parts[0] === key);
  return ["/", ...(isStudy ? [projects] : []), ...above].flatMap(at);
};

const trail = (content: StructuredContent, page: Page): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${content.studio.siteUrl}${page.path}#trail`,
  itemListElement: trailOf(content, page).map(({ path, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: path === "/" ? content.studio.name : title,
    item: `${content.studio.siteUrl}${path}`,
  })),
});

const pageItself = ({ studio }: StructuredContent, page: Page, study: Study | undefined): WebPage => ({
  "@type": "WebPage",
  "@id": `${studio.siteUrl}${page.path}`,
  url: `${studio.siteUrl}${page.path}`,
  name: page.title,
  description: page.description,
  inLanguage: "en-US",
  isPartOf: { "@id": websiteId(studio.siteUrl) },
  publisher: { "@id": studioId(studio.siteUrl) },
  ...(page.path === "/" ? {} : { breadcrumb: { "@id": `${studio.siteUrl}${page.path}#trail` } }),
  ...(study === undefined ? {} : { mainEntity: { "@id": studyId(studio.siteUrl, study) } }),
});

/** The structured data of one page. @param page one of the content's pages */
export const structuredData = (content: StructuredContent, page: Page): Graph => {
  const study = content.studies.find(({ key }) => page.path.startsWith(`/${key}/`));
  const things: readonly Thing[] = [
    theStudio(content),
    website(content),
    pageItself(content, page, study),
    ...(page.path === "/" ? [] : [trail(content, page)]),
    ...(page.path === "/services/" ? offered(content) : []),
    ...(study === undefined ? [] : [wholeStudy(content, study)]),
  ];
  return { "@context": "https://schema.org", "@graph": things };
};

const opening = '<script type="application/ld+json" id="structured-data">';
const block = /<script type="application\/ld\+json" id="structured-data">[\s\S]*?<\/script>/u;

/**
 * Puts the data at the end of a page's head and replaces that of an earlier build. It is not rendered by React, so that
 * it is not part of the page's scripts.
 * @throws when the page has no head
 */
export const withStructuredData = (html: string, data: Graph): string => {
  // "</script" in a text must not end the block.
  const written = `${opening}${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
  const bare = html.replace(block, () => "");
  if (!bare.includes("</head>")) throw new Error("A page has no head to put structured data into.");
  return bare.replace("</head>", () => `${written}</head>`);
};
