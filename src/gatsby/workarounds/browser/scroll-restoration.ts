/**
 * Package: gatsby-react-router-scroll 6.16
 * Problem: on Back and Forward the browser restores the scroll offset before Gatsby has changed the page. Gatsby hears
 * that scroll event and saves the offset under the page that is left, which opens at the wrong offset later.
 * Upstream: https://github.com/gatsbyjs/gatsby/pull/38240 (open)
 * Workaround: scroll events between `popstate` and the new page's route update are kept from Gatsby's listener.
 */
let currentAddress = "";
let isChangingPage = false;

/** Gatsby hook, runs before Gatsby listens for scroll events. */
export const onClientEntry = (): void => {
  currentAddress = window.location.href;
  isChangingPage = false;
  window.addEventListener("popstate", () => {
    // A link to the same address fires popstate too, without a route update.
    isChangingPage = window.location.href !== currentAddress;
  });
  window.addEventListener(
    "scroll",
    (event) => {
      if (isChangingPage) event.stopImmediatePropagation();
    },
    { capture: true },
  );
};

/** Gatsby hook, runs when a page is shown under its address. */
export const onRouteUpdate = (): void => {
  currentAddress = window.location.href;
  isChangingPage = false;
};
