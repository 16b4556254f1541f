import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { queryContent, readStudio, type Studio } from "../data-layer/filled-content";
import { publicFolder, type BuildOutput } from "./output";
import type { Graph, Thing } from "schema-dts";
import { contactPath, projectsPath } from "../../lib/page-path";
import { studioCard } from "../../lib/social-card";

/**
 * Structured data of the pages (schema.org, JSON-LD 1.1), from the same content as the pages: what search engines
 * show, which is who the studio is, and the way to a page
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */

type Page = Pick<Queries.ListedPage, "path" | "title" | "group">;

type PagesByPath = ReadonlyMap<string, Page>;

/** Who the studio is, for the one page that says how to reach it. */
const aboutStudio = ({ address, emails, phone, siteUrl, socials, ...studio }: Studio): Thing => ({
  "@type": "ProfessionalService",
  name: studio.name,
  legalName: studio.legalName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  image: `${siteUrl}${studioCard}`,
  telephone: phone.dial,
  email: emails.general,
  address: {
    "@type": "PostalAddress",
    streetAddress: [address.street, address.unit].filter(Boolean).join(", "),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: "US",
  },
  sameAs: [socials.facebook, socials.linkedin],
});

/** The pages above a page, Home first, itself last. The page that lists the case studies is above theirs. */
const breadcrumbs = ({ name, siteUrl }: Studio, pages: PagesByPath, page: Page): Thing => {
  const parts = page.path.split("/").filter((part) => part !== "");
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}/`);
  const way = ["/", ...(page.group === "projects" ? [projectsPath] : []), ...above];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way
      .flatMap((path) => pages.get(path) ?? [])
      .map(({ path, title }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: path === "/" ? name : title,
        item: `${siteUrl}${path}`,
      })),
  };
};

/** The structured data of one page. Home needs none: its title and Open Graph name the site. */
const structuredData = (studio: Studio, pages: PagesByPath, page: Page): Graph => ({
  "@context": "https://schema.org",
  "@graph": [breadcrumbs(studio, pages, page), ...(page.path === contactPath ? [aboutStudio(studio)] : [])],
});

const opening = '<script type="application/ld+json" id="structured-data">';

/** Puts the data at the end of a page's head. React has rendered the page: it knows nothing of the other pages' names. */
export const withStructuredData = (html: string, data: Graph): string => {
  // "</script" in a text must not end the block.
  const written = `${opening}${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
  return html.replace("</head>", () => `${written}</head>`);
};

interface QueryData {
  readonly pages: readonly Queries.ListedPage[];
}

/** Adds JSON-LD to every listed page but Home, from the content. */
export const writeStructuredData: BuildOutput = async (args) => {
  const { pages } = await queryContent<QueryData>(args.graphql, "{ pages: listedPages { path title group } }");
  const studio = readStudio(args);
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages.filter(({ path: address }) => address !== "/")) {
    const file = path.join(publicFolder, page.path, "index.html");
    const html = withStructuredData(readFileSync(file, "utf8"), structuredData(studio, pagesByPath, page));
    writeFileSync(file, html);
  }
};
