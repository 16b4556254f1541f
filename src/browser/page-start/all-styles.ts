/** The styles that the build left in the page, with the address of the file that holds all (src/build/page-styles/). */
const ownStyles = "style[data-href]";

/**
 * Adds all of the site's styles to the page, which carries those of its own HTML alone: scripts bring dialogs and other
 * pages. A page that the worker kept has them all.
 * @param onReady called once they hold
 * @param onMissing called when they can't be had
 */
export const addAllStyles = (onReady: () => void, onMissing: () => void): void => {
  const own = document.querySelector<HTMLStyleElement>(ownStyles);
  const address = own?.dataset["href"];
  if (address === undefined) {
    onReady();
    return;
  }
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  link.onload = onReady;
  link.onerror = onMissing;
  document.head.append(link);
};
