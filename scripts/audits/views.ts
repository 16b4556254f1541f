import { auditStates, wakeUp } from "./states";

/** A phone, a tablet, a laptop (quality bar A1). */
export const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/** What the states of a page are called that only waits: before its scripts are asked for, and with them. */
export const asServed = "before scripts run";
export const atRest = "at rest";

/** Answered with the site's 404 page. */
export const unknownAddress = "/there-is-no-such-page/";

/** One page in one state at one width: what the tools look at. Plain data: it goes from process to process. */
export interface View {
  readonly page: string;
  readonly state: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly actions: readonly string[];
  /** Whether other colours are looked at as well: the dark scheme, more contrast, both. */
  readonly colours: boolean;
  /** Whether the HTML is judged as well; it is alike at all widths. */
  readonly html: boolean;
}

/**
 * All views: every page at rest with its scripts running, and every state, at each width.
 * @param pages addresses of the site, such as `/pricing/`
 * @param baseUrl the served site
 * @param addressOfState where a state is to be opened
 */
export const allViews = (
  pages: readonly string[],
  baseUrl: string,
  addressOfState: (state: (typeof auditStates)[number]) => string,
): readonly View[] => {
  const viewsOf = (
    view: Omit<View, "width" | "height" | "colours" | "html">,
    widths?: readonly number[],
  ): readonly View[] =>
    viewports
      .filter(({ width }) => widths?.includes(width) ?? true)
      .map((viewport, place, all) => ({ ...view, ...viewport, colours: place === 0, html: place === all.length - 1 }));
  return [
    ...pages.flatMap((page) => viewsOf({ page, state: atRest, address: `${baseUrl}${page}`, actions: wakeUp })),
    ...auditStates.flatMap((state) =>
      viewsOf(
        { page: state.page, state: state.name, address: addressOfState(state), actions: state.actions },
        state.widths,
      ),
    ),
  ];
};
