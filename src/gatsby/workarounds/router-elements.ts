/**
 * Package: gatsby 5.16
 * Problem: Gatsby renders elements for its own router into every page: a wrapper that takes the focus at a click, and an
 * announcer of navigations, both with `style` attributes, which the Content-Security-Policy refuses. No router runs here.
 * Workaround: the announcer and the wrapper's attributes are removed from the HTML. Where Gatsby writes other attributes,
 * the build stops at the `style` attribute (CSP output).
 */
export const removeRouterElements = (html: string): string =>
  html
    .replace(/<div [^>]*\bid="gatsby-announcer"[^>]*><\/div>/u, "")
    .replace(/<div [^>]*\bid="gatsby-focus-wrapper"[^>]*>/u, "<div>");
