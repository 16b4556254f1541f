import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { editLinksRoute, inlineScriptRoute } from "../../client/develop-routes";
import { readContent } from "../../content-lint/yaml/yaml-files";
import { contentFilesOf, editLinks } from "../outputs/edit-links";
import { inlineScriptFor } from "../bundles/inline-script";
import { bundleContactForm, bundleInlineScripts, bundleAfterLoad } from "../bundles/page-scripts";

const contactFormRoute = "/__scripts/contact-form.js";
const afterLoadRoute = "/__scripts/after-load.js";

/**
 * During `npm run develop` serves the scripts that built pages have, bundled anew for each request, and the line for editors
 * that previews have.
 */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = (hook) => {
  // Gatsby names no type for the server that it gives.
  const app: Express = hook.app;
  const serve = (route: string, bundle: () => Promise<string>): void => {
    app.get(route, (_, response, next) => {
      bundle().then((script) => response.type("text/javascript").send(script), next);
    });
  };
  serve(contactFormRoute, bundleContactForm);
  serve(afterLoadRoute, () => bundleAfterLoad(false));
  serve(inlineScriptRoute, async () => {
    const scripts = await bundleInlineScripts({ contactFormScript: contactFormRoute, afterLoadScript: afterLoadRoute });
    return inlineScriptFor(scripts, () => true);
  });
  app.get(editLinksRoute, ({ query }, response) => {
    const { files } = readContent(path.resolve());
    response.type("text/html").send(editLinks(contentFilesOf(files, String(query["page"])), {}));
  });
};
