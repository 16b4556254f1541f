/** What the build writes into every page about its scripts, as JSON in `#page-scripts`. */
export interface PageScripts {
  /** Gatsby compares it with that of the page data, to notice a new version of the site. */
  readonly hash: string;
  /** The addresses of the page's scripts. They may run in any order. */
  readonly scripts: readonly string[];
  /** The address of the script that registers the service worker; none while the worker is switched off. */
  readonly worker?: string;
}

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
  }
}

/** Fired on the window by what needs the page's scripts though the visitor has done nothing (a new version is ready). */
export const wantedEvent = "page-scripts-wanted";

/** Fired on the window once the page's scripts run and the page is theirs. */
export const readyEvent = "page-scripts-ready";

/** Adds a script to the page. @param onMissing called when it can't be had */
export const addScript = (address: string, onMissing?: () => void): void => {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  if (onMissing !== undefined) script.onerror = onMissing;
  document.head.append(script);
};

/** Lets a script come over the line before it is added. */
export const preloadScript = (address: string): void => {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "script";
  // As scripts are that the browser may run in any order: what the page shows goes first.
  link.fetchPriority = "low";
  link.href = address;
  document.head.append(link);
};
