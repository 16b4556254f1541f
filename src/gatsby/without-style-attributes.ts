/**
 * Takes out the style attributes of Gatsby's focus wrapper and announcer, which a strict Content-Security-Policy would
 * refuse; src/styles/gatsby.css says the same. Any other style attribute stays, and is found by the policy's check.
 */
export const withoutStyleAttributes = (html: string): string =>
  html.replace(/<div [^>]*\bid="gatsby-(?:focus-wrapper|announcer)"[^>]*>/gu, (tag) =>
    tag.replace(/ style="[^"]*"/u, ""),
  );
