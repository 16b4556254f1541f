/** One file that the worker keeps. */
export interface KeptFile {
  readonly url: string;
  /** Changes when the file does. Left out where the address itself does. */
  readonly revision?: string;
}

/** What the build wants kept of this version of the site (src/gatsby/worker/keep-list.ts writes it). */
export interface KeepList {
  /** HTML and page data. */
  readonly pages: readonly KeptFile[];
  /** Scripts, styles, the font: their addresses carry a hash of what is in them. */
  readonly files: readonly KeptFile[];
  /** One small width of each picture. */
  readonly pictures: readonly KeptFile[];
}

/** The worker's stores. */
export const stores = { pages: "site-pages", files: "site-files", pictures: "site-pictures" } as const;

/** Shown for a page that is not kept. */
export const offlinePage = "/offline/";
