/** The size in pixels of the pictures that social networks show of pages: the shape that all of them take. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The studio's own picture, `static/social-card.png`, for every page without one of its own. */
export const studioCard = "/social-card.png";
