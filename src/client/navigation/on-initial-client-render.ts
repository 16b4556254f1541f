import { hydratedEvent } from "../loader/page-scripts";

/**
 * After hydration Gatsby follows links and prefetches pages itself: the static speculation rules would fetch each page
 * a second time, so they go. Then queued events are replayed (loader/event-replay.ts).
 */
export const onInitialClientRender = (): void => {
  document.querySelector("script[type=speculationrules]")?.remove();
  window.dispatchEvent(new Event(hydratedEvent));
};
