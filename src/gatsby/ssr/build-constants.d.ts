/** Values that lifecycle/on-create-webpack-config.ts puts into the bundle that renders the pages. */

/** The text of the inline script (outputs/page-scripts/). */
declare const inlinePageScript: string;

/** The colors of the browser's bars, from src/styles/tokens.css. */
declare const barColors: { readonly light: string; readonly dark: string };
