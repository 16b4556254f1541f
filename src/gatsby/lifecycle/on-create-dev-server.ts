import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { contactFormRoute, extrasRoute, pageScriptRoute } from "../outputs/page-scripts/develop-routes";
import { inlineScriptFor } from "../outputs/page-scripts/inline-script";
import { bundleContactForm, bundleInlineScripts, bundleExtras } from "../outputs/page-scripts/page-scripts";
import { recordSources } from "../workarounds/stale-cache";

/** Serves the scripts that built pages have, bundled anew for each request, during `npm run develop`. */
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
  serve(pageScriptRoute, async () => {
    const scripts = await bundleInlineScripts({ contactFormScript: contactFormRoute, extrasScript: extrasRoute });
    return inlineScriptFor(scripts, () => true);
  });
  recordSources(hook);
};
