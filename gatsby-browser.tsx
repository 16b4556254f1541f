import "./src/styles/layers.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/base.css";
import "./src/styles/gatsby.css";
import "./src/styles/layout.css";
import "./src/styles/utilities.css";
import "./src/styles/print.css";
import { onInitialClientRender as onHydrated } from "./src/client/navigation/on-initial-client-render";
import { onInitialClientRender as removeClickableRoot } from "./src/gatsby/workarounds/browser/clickable-root";
import { onInitialClientRender as removeFocusWrapper } from "./src/gatsby/workarounds/browser/focus-wrapper";

/** Gatsby's browser hooks. */
export { wrapPageElement } from "./src/layout/wrap-page-element";
export { onClientEntry, onRouteUpdate } from "./src/gatsby/workarounds/browser/scroll-restoration";

export const onInitialClientRender = (): void => {
  removeClickableRoot();
  removeFocusWrapper();
  onHydrated();
};
