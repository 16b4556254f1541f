import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { contentLineRoute, inlineScriptRoute } from "../../client/develop-routes";
import { contentFilesOf } from "../data-layer/content-files";
import { contentLine } from "../outputs/content-line";
import { inlineScriptFor } from "../bundles/inline-script";
import { bundleContactForm, bundleInlineScripts, bundleExtras } from "../bundles/page-scripts";

const contactFormRoute = "/__scripts/contact-form.js";
const extrasRoute = "/__scripts/extras.js";

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
  serve(extrasRoute, () => bundleExtras(false));
  serve(inlineScriptRoute, async () => {
    const scripts = await bundleInlineScripts({ contactFormScript: contactFormRoute, extrasScript: extrasRoute });
    return inlineScriptFor(scripts, () => true);
  });
  app.get(contentLineRoute, ({ query }, response) => {
    response.type("text/html").send(contentLine(contentFilesOf(hook, String(query["page"])), {}));
  });
};
