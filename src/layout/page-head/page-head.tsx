import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useSiteLayout } from "../use-site-layout";
import { socialTags, type SharedKind, type SharedPicture } from "./social-tags";

interface PageHeadProps {
  readonly head: Queries.PageHeadFragment;
  /** The page's path with a trailing slash. Left out on pages without an address of their own (404, offline). */
  readonly path?: string;
  readonly isHome?: boolean;
  /** What social networks show of the page. The studio's picture unless given. */
  readonly picture?: SharedPicture | undefined;
  /** `og:type`. */
  readonly kind?: SharedKind;
}

/** The parts of the document's head that differ from page to page. */
export const PageHead = ({ head, path, isHome = false, picture, kind = "website" }: PageHeadProps) => {
  const { studio } = useSiteLayout();
  const tags = socialTags({
    // The studio's name has its own tag, og:site_name.
    title: isHome ? studio.tagline : head.title,
    description: head.description,
    studio,
    path,
    kind,
    picture,
  });
  return (
    <Helmet>
      <html lang="en-US" />
      <title>{isHome ? `${studio.name} | ${studio.tagline}` : `${head.title} | ${studio.name}`}</title>
      <meta name="description" content={head.description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={`${studio.siteUrl}${path}`} />
      )}
      {/* Open Graph names its tags by `property`, Twitter by `name`. */}
      {Object.entries(tags).map(([key, content]) => (
        <meta key={key} {...{ [key.startsWith("og:") ? "property" : "name"]: key }} content={content} />
      ))}
    </Helmet>
  );
};

export const fragment = graphql`
  fragment PageHead on PageHeadContent {
    title
    description
  }
`;
