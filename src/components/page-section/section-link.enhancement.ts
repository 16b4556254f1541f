/**
 * After a link to a part of the open page, Back returns the focus to the link (WCAG 2.4.3). Browsers return it on a page
 * that they load or restore, and on the page that stays open they leave it where it was.
 */
export const enhanceSectionLinks = (): void => {
  /** The last link that was followed from each fragment of the address. */
  const followed = new Map<string, HTMLAnchorElement>();
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.pathname === location.pathname && link.hash !== location.hash) followed.set(location.hash, link);
  });
  window.addEventListener("popstate", () => followed.get(location.hash)?.focus({ preventScroll: true }));
};
