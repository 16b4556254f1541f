import type { BuildArgs } from "gatsby";
import { collections } from "../../../content-schema/collections";
import type { CaseStudyView } from "../../../content-schema/view-types";
import { accessibleDesignPath, pagePath } from "../../../lib/page-path";
import { queryContent } from "../query-content";
import type { SocialCard } from "./draw-card";

interface Image {
  readonly absolutePath: string;
}
interface Page {
  readonly pageHeader: { readonly heading: string };
  readonly head: { readonly shareImage: Image | null };
}
interface Tab extends Pick<Page, "pageHeader"> {
  readonly slug: string | null;
  readonly illustration: { readonly image: Image };
}
interface Study extends Pick<CaseStudyView, "key" | "name" | "kind"> {
  readonly card: { readonly image: Image };
}
interface SiteContent {
  readonly studio: { readonly name: string; readonly tagline: string };
  readonly home: Pick<Page, "head">;
  readonly section: { readonly name: string };
  readonly tabs: { readonly nodes: readonly Tab[] };
  readonly studies: { readonly nodes: readonly Study[] };
}

const siteQuery = `{
  studio { name tagline }
  home: homePage { head { shareImage { absolutePath } } }
  section: accessibleDesignSection { name }
  tabs: allAccessibleDesignTab { nodes { slug pageHeader { heading } illustration { image { absolutePath } } } }
  studies: allCaseStudy { nodes { key name kind card { image { absolutePath } } } }
}`;

/** Addresses of the pages with one YAML file each and a heading in `pageHeader`, by their field in the GraphQL schema. */
const singlePages = new Map(
  collections.flatMap(({ type, schema: { shape }, pagePath: pathOf, group }) =>
    pathOf !== undefined && group !== undefined && "pageHeader" in shape && !("order" in shape)
      ? [[`${type.charAt(0).toLowerCase()}${type.slice(1)}`, pathOf({})] as const]
      : [],
  ),
);
const pageFields = "pageHeader { heading } head { shareImage { absolutePath } }";
const pagesQuery = `{ ${[...singlePages.keys()].map((field) => `${field} { ${pageFields} }`).join(" ")} }`;

/**
 * Reads the cards of all pages from the data layer, by the page's address. The steps of a study share the study's card.
 * @throws when a query fails
 */
export const readCards = async (graphql: BuildArgs["graphql"]): Promise<ReadonlyMap<string, SocialCard>> => {
  const { studio, home, section, tabs, studies } = await queryContent<SiteContent>(graphql, siteQuery);
  const pages = await queryContent<Readonly<Record<string, Page>>>(graphql, pagesQuery);
  const card = (text: Omit<SocialCard, "studio">, fills: "card" | "panel", image: Image | null): SocialCard => ({
    studio: studio.name,
    ...text,
    picture: image ? { file: image.absolutePath, fills } : undefined,
  });
  return new Map([
    ["/", card({ heading: studio.tagline }, "card", home.head.shareImage)],
    ...[...singlePages].flatMap(([field, address]) => {
      const page = pages[field];
      return page ? [[address, card(page.pageHeader, "card", page.head.shareImage)] as const] : [];
    }),
    ...tabs.nodes.map(({ slug, pageHeader, illustration }) => {
      const text = { eyebrow: section.name, ...pageHeader };
      return [pagePath(accessibleDesignPath, slug), card(text, "panel", illustration.image)] as const;
    }),
    ...studies.nodes.map(
      ({ key, name, kind, card: { image } }) =>
        [pagePath(key), card({ heading: name, tagline: kind }, "panel", image)] as const,
    ),
  ]);
};
