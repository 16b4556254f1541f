// The styles of every page, in the order of their cascade layers. Sections and components import their own.
import "./src/styles/layers.css";
import "./src/styles/reset.css";
import "./src/styles/fonts.css";
import "./src/styles/tokens.css";
import "./src/styles/base.css";
import "./src/styles/objects.css";
import "./src/styles/pictures.css";
import "./src/styles/button.css";
import "./src/styles/rail.css";
import "./src/styles/utilities.css";
import { editLinksRoute, inlineScriptRoute } from "./src/client/develop-routes";

/** Gatsby's browser hooks: only `npm run develop` runs them, built pages get the styles. */

export { wrapPageElement } from "./src/layout/layout";

// Built pages link it (src/gatsby/ssr/replace-renderer.tsx).
if (process.env.NODE_ENV === "development") void import("./src/styles/dialogs-and-print.css");

const showEditLinks = async (): Promise<void> => {
  const response = await fetch(`${editLinksRoute}?page=${window.location.pathname}`);
  document.querySelector("#___gatsby footer:last-of-type")?.insertAdjacentHTML("beforeend", await response.text());
};

/** In development the page's own script finds its elements only after Gatsby's app has rendered them. */
export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV !== "development") return;
  document.head.append(Object.assign(document.createElement("script"), { src: inlineScriptRoute }));
  void showEditLinks();
};
