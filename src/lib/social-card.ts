/** The picture that social networks show of a page: 1200 by 630 pixels, the shape that all of them take. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Where the cards are on the site; src/gatsby/outputs/social-cards draws them. */
export const socialCardFolder = "/social/";

/** The card of home. Pages without a card of their own show it. */
export const homeCard = "home.png";

/**
 * The file name of a page's card: its address with hyphens for slashes.
 * The pages of a case study share the card of the study's first page.
 * @param path the page's address, as in `/pricing/`
 */
export const socialCardFile = (path: string): string =>
  path === "/" ? homeCard : `${path.replace(/^\/|\/$/gu, "").replaceAll("/", "-")}.png`;
