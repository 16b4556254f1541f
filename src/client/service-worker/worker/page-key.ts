/**
 * The address under which a page is kept: without query and fragment, which change nothing in a static page, and with
 * the slash at its end that the network would redirect to.
 */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  const isFile = /\.[^/]+$/u.test(pathname);
  return `${origin}${pathname}${isFile || pathname.endsWith("/") ? "" : "/"}`;
};
