/**
 * Package: gatsby 5.16
 * Problem: Gatsby writes `style` attributes on its focus wrapper and route announcer, which a Content-Security-Policy
 * without 'unsafe-inline' refuses.
 * Workaround: the attributes are removed from the HTML; src/styles/gatsby.css holds the same declarations. The build
 * stops at any other `style` attribute (CSP output).
 */
export const removeStyleAttributes = (html: string): string =>
  html.replace(/<div [^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/gu, (tag) =>
    tag.replace(/ style="[^"]*"/u, ""),
  );
