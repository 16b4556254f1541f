/** Values that lifecycle/on-create-webpack-config.ts puts into the bundle that renders the pages. */

/** The scripts inside pages (bundles/page-scripts.ts). */
declare const inlineScripts: readonly { readonly attribute?: string; readonly text: string }[];

/** The address of src/styles/dialogs-and-print.css. */
declare const linkedStyles: string;
