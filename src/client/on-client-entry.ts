import { fetchPressed } from "./fetch-pressed";
import { keepPlaces, type PlaceKeeper } from "./keep-places";
import { keepBudget, type FetchesAhead } from "./prefetch-budget";

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    readonly ___loader: FetchesAhead;
  }
}

let places: PlaceKeeper | undefined;

/** Before the first render: what is fetched ahead gets its budget, and the history its places. */
export const onClientEntry = (): void => {
  keepBudget(window.___loader, navigator);
  fetchPressed(window.___loader);
  places = keepPlaces(window);
};

/** After a page is shown under its address, the first one too. */
export const onRouteUpdate = (): void => {
  places?.arrived();
};
