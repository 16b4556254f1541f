/** Gatsby's hooks for rendering the pages to HTML. */
export { onPreRenderHTML } from "./src/build/on-pre-render-html";
export { onRenderBody } from "./src/build/on-render-body";
export { replaceRenderer } from "./src/build/replace-renderer";
export { wrapPageElement } from "./src/layout/wrap-page-element";
