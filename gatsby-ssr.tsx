/** Gatsby's hooks for rendering the pages to HTML. */
export { onRenderBody } from "./src/build/on-render-body";
export { replaceRenderer } from "./src/build/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page-element";
