import { asSentence } from "../../lib/as-sentence";
import { homeCard, socialCardFolder, socialCardSize } from "../../lib/social-card";

/** `og:type` of a page. */
export type SharedKind = "website" | "article";

export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly studio: { readonly name: string; readonly tagline: string; readonly siteUrl: string };
  /** The page's path with a trailing slash. Left out on pages without an address of their own (404, offline). */
  readonly path?: string | undefined;
  readonly kind: SharedKind;
  /** File name of the page's card in /social/, and the words on it. Home's card and its words unless given. */
  readonly card?: { readonly file: string; readonly words: string } | undefined;
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
  card,
}: SharedPage): Readonly<Record<string, string>> => {
  const { file, words } = card ?? { file: homeCard, words: studio.tagline };
  const alt = `${asSentence(words)} ${studio.name}`;
  return {
    "og:title": title,
    "og:description": description,
    "og:type": kind,
    ...(path === undefined ? {} : { "og:url": `${studio.siteUrl}${path}` }),
    "og:site_name": studio.name,
    "og:locale": "en_US",
    "og:image": `${studio.siteUrl}${socialCardFolder}${file}`,
    "og:image:type": "image/png",
    "og:image:width": String(socialCardSize.width),
    "og:image:height": String(socialCardSize.height),
    "og:image:alt": alt,
    "twitter:card": "summary_large_image",
    // Title, description and picture are taken from the tags above; its alternative text is not.
    "twitter:image:alt": alt,
  };
};
