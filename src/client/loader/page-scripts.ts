/** What the build writes into every page about its scripts, as JSON in `#page-scripts`. */
export interface PageScripts {
  /** Gatsby compares it with the hash in the page data to detect a new version of the site. */
  readonly hash: string;
  /** The addresses of the page's scripts. They may run in any order. */
  readonly scripts: readonly string[];
  /** The addresses of the data that these scripts ask for. */
  readonly data: readonly string[];
  /** The address of the script that registers the service worker; none while the worker is switched off. */
  readonly worker?: string;
}

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Fired on the window after hydration. */
export const hydratedEvent = "hydrated";

/** Preloads data that a script will request: otherwise the requests wait for each other. */
export const preloadData = (address: string): void => {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "fetch";
  // Without it Gatsby's XMLHttpRequest could not use the preloaded response.
  link.crossOrigin = "anonymous";
  link.href = address;
  document.head.append(link);
};

/** Adds a script to the page. @param onError called when it doesn't load */
export const addScript = (address: string, onError?: () => void): void => {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  if (onError !== undefined) script.onerror = onError;
  document.head.append(script);
};
