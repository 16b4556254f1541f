/** Size of a social card in pixels, as Open Graph and Twitter cards expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * The card of a page, path from the project root. The site's src/lib/social-card.ts names the same files;
 * __tests__/build/social.test.ts fails when a page's card is missing.
 * @param path the page's address, as in `/pricing/`
 */
export const cardFile = (path: string): string =>
  `static/social/${path.split("/").filter(Boolean).join("-") || "home"}.png`;
