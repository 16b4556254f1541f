/** Whether this build is a deploy preview. Netlify sets `CONTEXT`; elsewhere it is unset. */
export const isPreview = (context: string | undefined): boolean =>
  context !== undefined && context !== "" && context !== "production";

/**
 * robots.txt (RFC 9309): allows everything but the function, on a preview nothing.
 * @param siteUrl without a slash at the end
 */
export const robotsTxt = (siteUrl: string, preview: boolean): string =>
  preview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
