import "../../src/styles/layers.css";
import "../../src/styles/tokens.css";
import "../../src/styles/fonts.css";
import "../../src/styles/reset.css";
import "../../src/styles/base.css";
import "../../src/styles/layout.css";
import "../../src/styles/utilities.css";
import "../../src/styles/print.css";
import { renderToStaticMarkup } from "react-dom/server";
import { Layout } from "../../src/layout/layout";
import { setLayoutData } from "./gatsby-stub";

/** Renders the site's layout around the placeholder `{{main}}`. @param data what the layout's query returns */
export const renderLayout = (data: unknown): string => {
  setLayoutData(data);
  return renderToStaticMarkup(<Layout pathname="/api/contact/">{"{{main}}"}</Layout>);
};
