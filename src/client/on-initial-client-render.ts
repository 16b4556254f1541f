import { readyEvent } from "./loader/page-scripts";

/** Tells what waits for the page's scripts that they run now (page-start/). */
export const onInitialClientRender = (): void => {
  // From now on a link is followed by scripts, which fetch its page themselves: the browser's copy would be in vain.
  document.querySelector("script[type=speculationrules]")?.remove();
  window.dispatchEvent(new Event(readyEvent));
};
