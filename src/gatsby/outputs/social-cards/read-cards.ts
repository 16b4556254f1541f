import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { collections } from "../../../content-schema/collections";
import { readStudio } from "../read-studio";
import type { SocialCard } from "./draw-card";

const pageNode = z.object({
  parent: z.string(),
  head: z.object({ shareImage: z.string().optional() }),
  /** All but Home. */
  pageHeader: z.object({ heading: z.string() }).optional(),
  /** The tabs of Accessible Design. */
  illustration: z.object({ image: z.string() }).optional(),
});
const studyNode = z.object({
  parent: z.string(),
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  card: z.object({ image: z.string() }),
});

/** Reads the cards of all pages from the data layer, by the page's address. The steps of a study share the study's card. */
export const readCards = ({ getNode, getNodesByType }: BuildArgs): ReadonlyMap<string, SocialCard> => {
  const { name: studio, tagline } = readStudio({ getNodesByType });
  const section = z.object({ name: z.string() }).parse(getNodesByType("AccessibleDesignSection")[0]).name;
  const imageOf = (parent: string, image: string): string =>
    path.join(z.object({ dir: z.string() }).parse(getNode(parent)).dir, image);
  const pages = collections.flatMap(({ type, pagePath: addressOf, group }) => {
    if (addressOf === undefined || group === undefined || type === "CaseStudyStep") return [];
    return getNodesByType(type).map((node): [string, SocialCard] => {
      const { parent, head, pageHeader, illustration } = pageNode.parse(node);
      const image = head.shareImage ?? illustration?.image;
      const picture = image && imageOf(parent, image);
      const eyebrow = illustration && section;
      return [addressOf(node), { studio, heading: pageHeader?.heading ?? tagline, eyebrow, picture }];
    });
  });
  const studies = getNodesByType("CaseStudy").map((node): [string, SocialCard] => {
    const { parent, key, name, kind, card } = studyNode.parse(node);
    return [`/${key}/`, { studio, heading: name, eyebrow: kind, picture: imageOf(parent, card.image) }];
  });
  return new Map([...pages, ...studies]);
};
