import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { collections } from "../../../content-schema/collections";
import { accessibleDesignPath, pagePath } from "../../../lib/page-path";
import { socialCardFile } from "../../../lib/social-card";
import { queryContent } from "../query-content";
import type { CardPicture } from "./card-background";
import type { CardWords } from "./card-words";

/** A card to be drawn: where it lies in `public/social/`, what it says and what it shows. */
export interface SocialCard {
  readonly file: string;
  readonly words: CardWords;
  readonly picture: CardPicture;
}

const imageFile = z.object({ absolutePath: z.string() });
const pageContent = z.object({
  pageHeader: z.object({ heading: z.string() }),
  head: z.object({ shareImage: imageFile.nullable() }),
});

/** What the cards need that not every page has in the same place. */
const siteContent = z.object({
  studio: z.object({ name: z.string(), tagline: z.string() }),
  home: z.object({ head: z.object({ shareImage: imageFile.nullable() }) }),
  section: z.object({ name: z.string() }),
  tabs: z.object({
    nodes: z.array(
      z.object({
        slug: z.string().nullable(),
        pageHeader: z.object({ heading: z.string() }),
        illustration: z.object({ image: imageFile }),
      }),
    ),
  }),
  studies: z.object({
    nodes: z.array(
      z.object({ key: z.string(), name: z.string(), kind: z.string(), card: z.object({ image: imageFile }) }),
    ),
  }),
});

const siteQuery = `
  query SocialCards {
    studio { name tagline }
    home: homePage { head { shareImage { absolutePath } } }
    section: accessibleDesignSection { name }
    tabs: allAccessibleDesignTab { nodes { slug pageHeader { heading } illustration { image { absolutePath } } } }
    studies: allCaseStudy { nodes { key name kind card { image { absolutePath } } } }
  }
`;

/** Pages with one YAML file each, a heading in `pageHeader`, and an address of their own. */
const singlePages = collections.filter(
  ({ schema, pagePath: path, group }) =>
    path !== undefined && group !== undefined && "pageHeader" in schema.shape && !("order" in schema.shape),
);

const fieldName = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`;

const pageQuery = (): string =>
  `query SocialCardPages { ${singlePages
    .map(({ type }) => `${fieldName(type)} { pageHeader { heading } head { shareImage { absolutePath } } }`)
    .join(" ")} }`;

const cardPicture = (image: z.infer<typeof imageFile> | null): CardPicture =>
  image === null ? undefined : { place: "card", file: image.absolutePath };

/**
 * Reads the cards of all pages from the data layer. The steps of a case study share the study's card.
 * @throws when a query fails
 */
export const readCards = async (graphql: BuildArgs["graphql"]): Promise<readonly SocialCard[]> => {
  const { studio, home, section, tabs, studies } = siteContent.parse(await queryContent(graphql, siteQuery));
  const pages = z.record(z.string(), pageContent).parse(await queryContent(graphql, pageQuery()));
  return [
    {
      file: socialCardFile("/"),
      words: { studio: studio.name, heading: studio.tagline },
      picture: cardPicture(home.head.shareImage),
    },
    ...singlePages.flatMap(({ type, pagePath: addressOf }): readonly SocialCard[] => {
      const page = pages[fieldName(type)];
      if (page === undefined || addressOf === undefined) return [];
      return [
        {
          file: socialCardFile(addressOf({})),
          words: { studio: studio.name, heading: page.pageHeader.heading },
          picture: cardPicture(page.head.shareImage),
        },
      ];
    }),
    ...tabs.nodes.map(({ slug, pageHeader, illustration }): SocialCard => ({
      file: socialCardFile(pagePath(accessibleDesignPath, slug)),
      words: { studio: studio.name, over: section.name, heading: pageHeader.heading },
      picture: { place: "panel", file: illustration.image.absolutePath },
    })),
    ...studies.nodes.map(({ key, name, kind, card }): SocialCard => ({
      file: socialCardFile(pagePath(key)),
      words: { studio: studio.name, heading: name, under: kind },
      picture: { place: "panel", file: card.image.absolutePath },
    })),
  ];
};
