/** Whether this is a build for everybody, or a look at a branch. Netlify says so by `CONTEXT`; elsewhere it is unset. */
export const isPreview = (context: string | undefined): boolean =>
  context !== undefined && context !== "" && context !== "production";

/**
 * What search engines may read (RFC 9309): everything on the site itself, nothing on a preview.
 * @param siteUrl without a slash at the end
 */
export const robotsTxt = (siteUrl: string, preview: boolean): string =>
  preview
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
