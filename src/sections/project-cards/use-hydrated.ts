import { useEffect, useState } from "react";

/**
 * False on the server and during hydration, true afterwards. Used to replace what works without JavaScript (a link) by
 * what needs it (a button that opens a dialog).
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
  }, []);
  return hydrated;
};
