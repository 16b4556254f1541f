/** A file whose name carries a hash of what is in it never changes. */
export const immutable = "public, max-age=31536000, immutable";

/** May be cached, but is revalidated before each use: an unchanged file costs a 304. */
const revalidated = "public, max-age=0, must-revalidate";

/**
 * The paths of files whose names carry a hash. Gatsby writes images and fonts to /static/, each in a folder or under a
 * name made of its hash. Scripts and styles are at the top as name-hash.js and name-hash.css, whose hash has 20
 * hexadecimal digits. gatsby-plugin-offline writes Workbox into a folder with its version.
 */
const hashedPath = /^\/static\/|^\/workbox-v[\d.]+\/|^\/[^/]+-[0-9a-f]{20}\.(?:js|css)$/u;

/** Whether a file's address changes with its content. @param path as for `cacheControl` */
export const isHashed = (path: string): boolean => hashedPath.test(path);

/**
 * How long browsers and the network between may keep a file.
 * @param path the file's path on the site, with a slash at the start and without a query
 */
export const cacheControl = (path: string): string => (isHashed(path) ? immutable : revalidated);
