import { keepBudget, type FetchesAhead } from "./prefetch-budget";

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    readonly ___loader: FetchesAhead;
  }
}

/** Before the first render: what is fetched ahead gets its budget. */
export const onClientEntry = (): void => {
  keepBudget(window.___loader, navigator);
};
