import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { interpolate } from "../../lib/text";
import { socialCardSize, studioCard } from "../../lib/social-card";
import { uiStrings } from "../../strings/ui-strings";
import { useSiteLayout } from "../use-site-layout";

interface PageHeadProps {
  readonly head: Queries.PageHeadFragment;
  /** The page's path with a trailing slash. Left out on pages without an address of their own (404, offline). */
  readonly path?: string;
  readonly isHome?: boolean;
  /** The language of title and content, if it isn't English; the page marks its content itself. */
  readonly lang?: string | null;
  /** What link previews show of the page, 1200 by 630 pixels; `src` is its path. The studio's picture unless given. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
}

/** The parts of the document's head that differ from page to page. */
export const PageHead = ({ head, path, isHome = false, lang, picture }: PageHeadProps) => {
  const { studio } = useSiteLayout();
  const title = isHome ? studio.tagline : head.title;
  const address = path === undefined ? undefined : `${studio.siteUrl}${path}`;
  const { src, alt } = picture ?? { src: studioCard, alt: interpolate(uiStrings.studioCard, { studio: studio.name }) };
  return (
    <Helmet>
      <html lang={lang ?? "en-US"} />
      <title>{isHome ? `${studio.name} | ${title}` : `${title} | ${studio.name}`}</title>
      <meta name="description" content={head.description} />
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {/* Link previews: the Open Graph protocol (ogp.me), which asks for absolute addresses, and Twitter cards. */}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content="website" />
      {address === undefined ? null : <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:image" content={`${studio.siteUrl}${src}`} />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* Title, description and picture are taken from the tags above; its alternative text is not. */}
      <meta name="twitter:image:alt" content={alt} />
    </Helmet>
  );
};

export const fragment = graphql`
  fragment PageHead on PageHeadContent {
    title
    description
  }
`;
