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

export interface SocialTag {
  /** Open Graph names its tags by `property`, Twitter by `name`. */
  readonly by: "property" | "name";
  readonly key: string;
  readonly content: string;
}

/**
 * Tags for link previews (The Open Graph protocol, ogp.me; Twitter cards). All URLs are absolute, as both require.
 */
export const socialTags = ({ title, description, studio, path, kind, card }: SharedPage): readonly SocialTag[] => {
  const { file, words } = card ?? { file: homeCard, words: studio.tagline };
  const picture = `${studio.siteUrl}${socialCardFolder}${file}`;
  const alt = `${asSentence(words)} ${studio.name}`;
  const og = (key: string, content: string): SocialTag => ({ by: "property", key: `og:${key}`, content });
  return [
    og("title", title),
    og("description", description),
    og("type", kind),
    ...(path === undefined ? [] : [og("url", `${studio.siteUrl}${path}`)]),
    og("site_name", studio.name),
    og("locale", "en_US"),
    og("image", picture),
    og("image:type", "image/png"),
    og("image:width", String(socialCardSize.width)),
    og("image:height", String(socialCardSize.height)),
    og("image:alt", alt),
    { by: "name", key: "twitter:card", content: "summary_large_image" },
    // Title, description and picture are taken from the tags above; its alternative text is not.
    { by: "name", key: "twitter:image:alt", content: alt },
  ];
};
