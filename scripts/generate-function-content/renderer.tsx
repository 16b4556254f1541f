import "../../src/styles/site-styles";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../../src/layout/layout";
import { setLayoutData } from "./gatsby-stub";

/** Renders the site's layout around the placeholder `{{main}}`. @param data what the layout's query returns */
export const renderLayout = (data: unknown): string => {
  setLayoutData(data);
  return renderToStaticMarkup(<Layout pathname="/api/contact/">{"{{main}}"}</Layout>);
};

export { renderResponsePages } from "./response-pages";
