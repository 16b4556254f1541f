/**
 * Keeps Gatsby from mixing up where the visitor was on two pages. On the way back or forward the browser scrolls to the
 * other page's place at once, while Gatsby still shows this one and writes that place down as this one's. So it does
 * not hear of scrolling between the visitor's step through the history and the new page.
 * Source: gatsby-react-router-scroll, scroll-handler, which saves under the address that is shown.
 */
export interface PlaceKeeper {
  /** To be called when a page is shown under its address. */
  readonly arrived: () => void;
}

/** What this needs of the window. */
interface ScrolledView extends EventTarget {
  readonly location: { readonly href: string };
}

/** @param view the window; call this before Gatsby listens to its scrolling */
export const keepPlaces = (view: ScrolledView): PlaceKeeper => {
  let shown = view.location.href;
  let onTheWay = false;
  view.addEventListener("popstate", () => {
    // A link to the place that is shown also steps, and no new page comes of it.
    onTheWay = view.location.href !== shown;
  });
  view.addEventListener(
    "scroll",
    (event) => {
      if (onTheWay) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return {
    arrived: () => {
      shown = view.location.href;
      onTheWay = false;
    },
  };
};
