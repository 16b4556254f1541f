import { wakeUp, type AuditState } from "./states";

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A phone, a tablet, a laptop (quality bar A1), the narrowest first. */
export const viewports: readonly Viewport[] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/**
 * The narrowest and the widest. `npm test` looks at pages at rest in these; pa11y-ci, and all tools in the states, see
 * all three. A third look by all tools costs a minute (443 s, not 380), so it is kept for the record that visitors read.
 */
const outerViewports = viewports.filter((_, place) => place === 0 || place === viewports.length - 1);

/** What the states of a page are called that only waits: before its scripts are asked for, and with them. */
export const asServed = "as sent, before scripts run";
export const atRest = "at rest, with scripts running";

/** Answered with the site's 404 page. */
export const unknownAddress = "/there-is-no-such-page/";

/** Shown by the service worker where there is no network; no search engine is told of it. */
export const offlineAddress = "/offline/";

/** All that is audited: what the sitemap names, and the two pages that it does not. */
export const auditedPages = (inSitemap: readonly string[]): readonly string[] => [
  ...inSitemap,
  offlineAddress,
  unknownAddress,
];

/** The widths that a state is there at. */
export const viewportsOf = ({ widths }: Pick<AuditState, "widths">): readonly Viewport[] =>
  viewports.filter(({ width }) => widths?.includes(width) ?? true);

/** One page in one state: what the tools look at, at one width after the other. Plain data: it goes to a process. */
export interface View {
  readonly page: string;
  readonly state: string;
  readonly address: string;
  readonly viewports: readonly Viewport[];
  readonly actions: readonly string[];
}

/**
 * All views of the tools that judge an open page: every state, and every page at rest with its scripts
 * running.
 * @param pages addresses of the site, such as `/pricing/`
 * @param baseUrl the served site
 * @param addressOfState where a state is to be opened
 * @param atEveryWidth whether pages at rest are looked at in the middle too
 */
export const allViews = (
  pages: readonly string[],
  baseUrl: string,
  states: readonly AuditState[],
  addressOfState: (state: AuditState) => string,
  atEveryWidth: boolean,
): readonly View[] => [
  ...states.map((state) => ({
    page: state.page,
    state: state.name,
    address: addressOfState(state),
    viewports: viewportsOf(state),
    actions: state.actions,
  })),
  ...pages.map((page) => ({
    page,
    state: atRest,
    address: `${baseUrl}${page}`,
    viewports: atEveryWidth ? viewports : outerViewports,
    actions: wakeUp,
  })),
];
