import { useSyncExternalStore } from "react";

/**
 * Whether a media query holds now. False in the built HTML.
 * @param query such as `(min-width: 48em)`
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => {
        list.removeEventListener("change", changed);
      };
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
