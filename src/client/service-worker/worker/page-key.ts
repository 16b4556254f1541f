/** The cache key of a page: without query and fragment, which don't change a static page, and with trailing slash. */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  const isFile = /\.[^/]+$/u.test(pathname);
  return `${origin}${pathname}${isFile || pathname.endsWith("/") ? "" : "/"}`;
};
