/** What a request's path leads to. */
export type PathVerdict =
  | { readonly kind: "as-is"; readonly plain: string }
  /** The same page under its one address. */
  | { readonly kind: "moved"; readonly to: string }
  /** Not a path at all: a broken %-escape. */
  | { readonly kind: "malformed" };

/**
 * One address a page, with a slash at the end: `/pricing` and `/pricing/index.html` move to `/pricing/`.
 * @param path the request's path, escaped as it came, without the query
 * @param isPage whether a page stands at a folder: `/pricing/`
 */
export const tidyPath = (path: string, isPage: (folder: string) => boolean): PathVerdict => {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return { kind: "malformed" };
  }
  // A browser reads //host/ in a Location as another site, so only single slashes may move.
  if (/\/\/|\\/u.test(plain)) return { kind: "as-is", plain };
  const folder = plain.endsWith("/index.html") ? plain.slice(0, -"index.html".length) : `${plain}/`;
  if (plain.endsWith("/") || !isPage(folder)) return { kind: "as-is", plain };
  return { kind: "moved", to: encodeURI(folder) };
};
