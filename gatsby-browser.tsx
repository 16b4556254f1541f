import "./src/styles/site-styles";
import { contentLineRoute, pageScriptRoute } from "./src/gatsby/outputs/page-scripts/develop-routes";

/** Gatsby's browser hooks: only `npm run develop` runs them, built pages get the styles. */

export { wrapPageElement } from "./src/layout/wrap-page-element";

// Built pages link it (src/gatsby/ssr/page-end.tsx).
if (process.env.NODE_ENV === "development") void import("./src/styles/dialogs-and-print.css");

const showContentLine = async (): Promise<void> => {
  const response = await fetch(`${contentLineRoute}?page=${window.location.pathname}`);
  document.querySelector("#___gatsby footer:last-of-type")?.insertAdjacentHTML("beforeend", await response.text());
};

/** In development the page's own script finds its elements only after Gatsby's app has rendered them. */
export const onInitialClientRender = (): void => {
  if (process.env.NODE_ENV !== "development") return;
  document.head.append(Object.assign(document.createElement("script"), { src: pageScriptRoute }));
  void showContentLine();
};
