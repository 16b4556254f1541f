const closeOpenDialogs = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
};

/**
 * Closes a dialog whose link was followed: to a part of the page, which stays, or to another page, when this one comes back
 * from the back/forward cache.
 */
export const enhanceDialogLinks = (): void => {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("dialog a[href]") : null;
    if (link?.pathname === location.pathname && link.origin === location.origin) closeOpenDialogs();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) closeOpenDialogs();
  });
};
