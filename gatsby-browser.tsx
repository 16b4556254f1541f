import "./src/styles/layers.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/base.css";
import "./src/styles/layout.css";
import "./src/styles/utilities.css";
import "./src/styles/print.css";

/** Gatsby's browser hooks: only `npm run develop` runs them, built pages get the styles. */
export { wrapPageElement } from "./src/layout/wrap-page-element";
