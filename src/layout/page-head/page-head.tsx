import { Helmet } from "react-helmet";
import type { HeadData } from "../../components/view-models";
import { useSiteLayout } from "../use-site-layout";
import { socialTags, type SharedKind } from "./social-tags";

interface PageHeadProps {
  readonly head: HeadData;
  /** The page's address, with a slash at the end. Left out where a page has none (404). */
  readonly path?: string;
  readonly isHome?: boolean;
  /** File name of the page's card in static/social (see lib/social-card.ts). Home's card unless given. */
  readonly card?: string;
  /** The words on that card; the studio's name, which stands on every card, is added. The title unless given. */
  readonly cardAlt?: string;
  /** What the page is to those who share it: one of the site's pages unless told. */
  readonly kind?: SharedKind;
  /** Address of a style sheet that this page alone has. */
  readonly ownStyles?: string;
}

/** Title, description, canonical address, language and shared form of a page: what differs from page to page in the document's head. */
export const PageHead = ({
  head,
  path,
  isHome = false,
  card,
  cardAlt = head.title,
  kind = "website",
  ownStyles,
}: PageHeadProps) => {
  const { studio } = useSiteLayout();
  const tags = socialTags({
    // The studio is named by a tag of its own.
    title: isHome ? studio.tagline : head.title,
    description: head.description,
    studio,
    path,
    kind,
    card: card === undefined ? undefined : { file: card, words: cardAlt },
  });
  return (
    // Not deferred: Gatsby's route announcer reads the title one frame after navigation.
    <Helmet defer={false}>
      <html lang="en-US" />
      <title>{isHome ? `${studio.name} | ${studio.tagline}` : `${head.title} | ${studio.name}`}</title>
      <meta name="description" content={head.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${studio.siteUrl}${path}`} />
      )}
      {ownStyles === undefined ? null : <link rel="stylesheet" href={ownStyles} />}
      {tags.map(({ by, key, content }) => (
        <meta key={key} {...{ [by]: key }} content={content} />
      ))}
    </Helmet>
  );
};
