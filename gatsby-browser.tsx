import "./src/styles/index.css";

/** Gatsby's browser hooks. */
export { wrapPageElement } from "./src/layout/wrap-page-element";
