/** The value of `aria-current`: `page` for the page itself, `true` for its section. */
export type CurrentMark = "page" | "true" | undefined;

const withSlash = (path: string): string => (path.endsWith("/") ? path : `${path}/`);

/**
 * Marks a navigation link (WCAG 2.4.8; aria-current in WAI-ARIA 1.2). Links to home are current on an exact match only.
 * @param to the link's address
 * @param pathname the page's address, with or without a slash at the end
 * @param section the address of the section that the page belongs to, if it belongs to one
 */
export const currentMark = (to: string, pathname: string, section?: string): CurrentMark => {
  if (to.includes("#")) return undefined;
  if (withSlash(to) === withSlash(pathname)) return "page";
  return section !== undefined && withSlash(to) === withSlash(section) ? "true" : undefined;
};

/** The section of a page: the one in its context (createPages), else the first part of its address. */
export const sectionOf = (pathname: string, pageContext: Readonly<Record<string, unknown>>): string => {
  const { section } = pageContext;
  return typeof section === "string" ? section : `/${pathname.split("/")[1] ?? ""}/`;
};
