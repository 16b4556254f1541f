import { interpolate } from "../../lib/interpolate";
import { socialCardSize, studioCard } from "../../lib/social-card";
import { uiStrings } from "../../strings/ui-strings";

/** `og:type` of a page. */
export type SharedKind = "website" | "article";

/** A picture of 1200 by 630 pixels. `src` is its path on this site. */
export interface SharedPicture {
  readonly src: string;
  readonly alt: string;
}

export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly studio: { readonly name: string; readonly siteUrl: string };
  /** The page's path with a trailing slash. Left out on pages without an address of their own (404, offline). */
  readonly path?: string | undefined;
  readonly kind: SharedKind;
  /** The page's own picture. The studio's unless given. */
  readonly picture?: SharedPicture | undefined;
}

/**
 * Tags for link previews, by name (The Open Graph protocol, ogp.me; Twitter cards). All URLs are absolute, as both
 * require.
 */
export const socialTags = ({
  title,
  description,
  studio,
  path,
  kind,
  picture = { src: studioCard, alt: interpolate(uiStrings.studioCard, { studio: studio.name }) },
}: SharedPage): Readonly<Record<string, string>> => ({
  "og:title": title,
  "og:description": description,
  "og:type": kind,
  ...(path === undefined ? {} : { "og:url": `${studio.siteUrl}${path}` }),
  "og:site_name": studio.name,
  "og:locale": "en_US",
  "og:image": `${studio.siteUrl}${picture.src}`,
  "og:image:width": String(socialCardSize.width),
  "og:image:height": String(socialCardSize.height),
  "og:image:alt": picture.alt,
  "twitter:card": "summary_large_image",
  // Title, description and picture are taken from the tags above; its alternative text is not.
  "twitter:image:alt": picture.alt,
});
