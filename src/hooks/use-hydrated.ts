import { useEffect, useState } from "react";

/**
 * False in the built HTML and until the page's scripts run, true after. What only works with scripts
 * (a button that opens a dialog) takes the place of what always works (a link) by this.
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
  }, []);
  return hydrated;
};
