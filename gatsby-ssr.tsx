/** Gatsby's hooks for rendering the pages to HTML. */
export { onPreRenderHTML } from "./src/gatsby/on-pre-render-html";
export { onRenderBody } from "./src/gatsby/on-render-body";
export { replaceRenderer } from "./src/gatsby/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page-element";
