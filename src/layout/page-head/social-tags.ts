import { homeCard, socialCardFolder, socialCardSize } from "../../lib/social-card";

/** What a shared link is: one of the site's own pages, or something to read. */
export type SharedKind = "website" | "article";

export interface SharedPage {
  readonly title: string;
  readonly description: string;
  readonly studio: { readonly name: string; readonly tagline: string; readonly siteUrl: string };
  /** The page's address, with a slash at the end. Left out where a page has none (404). */
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
 * What networks and messengers show of a shared link (The Open Graph protocol, ogp.me; Twitter cards).
 * All addresses are absolute, as both ask for.
 */
export const socialTags = ({ title, description, studio, path, kind, card }: SharedPage): readonly SocialTag[] => {
  const { file, words } = card ?? { file: homeCard, words: studio.tagline };
  const picture = `${studio.siteUrl}${socialCardFolder}${file}`;
  const alt = `${words}${/[.?!]$/u.test(words) ? "" : "."} ${studio.name}`;
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
