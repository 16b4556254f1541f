import type { Page } from "@playwright/test";

/** The running `npm run develop` of a copy of the project, and a page of it. */
export interface DevSession {
  /** Runs a check and counts it; a failure is told and does not stop the others. */
  readonly check: (what: string, run: () => Promise<void>) => Promise<void>;
  /** The copy, absolute. */
  readonly folder: string;
  readonly page: Page;
  /** A case-study step with pictures that open large: its page, and its file inside `folder`. */
  readonly step: { readonly address: string; readonly file: string };
  /** Opens a page of the site and waits until it is live. */
  readonly open: (address: string) => Promise<void>;
  /** What the process has printed. */
  readonly output: () => string;
}
