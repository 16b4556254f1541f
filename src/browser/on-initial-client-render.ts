import { readyEvent } from "./page-start/page-scripts";

/** Tells what waits for the page's scripts that they run now (page-start/). */
export const onInitialClientRender = (): void => {
  window.dispatchEvent(new Event(readyEvent));
};
