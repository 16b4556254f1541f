import { readFileSync, unwatchFile, watchFile } from "node:fs";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { findLocations } from "../develop/content-locations";
import { errorsFile, overlayRoutes } from "../develop/routes";
import { bundleScript } from "../outputs/bundle-script";
import { bundleContactForm, bundleInlineScript } from "../outputs/page-scripts/page-scripts";

/** How often the file with the content errors is polled, in milliseconds. */
const interval = 100;

/** During `npm run develop`: serves the pages' scripts, the development overlay, the content errors and the locations of texts. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = (hook) => {
  // Gatsby names no type for the server that it gives.
  const app: Express = hook.app;
  const serveScript = (route: string, bundle: () => Promise<string>): void => {
    app.get(route, (_, response, next) => {
      bundle().then((script) => response.type("text/javascript").send(script), next);
    });
  };
  serveScript(overlayRoutes.script, () => bundleScript(path.resolve("src", "gatsby", "develop", "overlay.ts")));
  serveScript(overlayRoutes.contactForm, bundleContactForm);
  serveScript(overlayRoutes.pageScript, () =>
    bundleInlineScript({ contactFormScript: overlayRoutes.contactForm, registersWorker: false }),
  );
  app.get(`${overlayRoutes.locations}:ids`, ({ params }, response) => {
    response.json(findLocations(path.resolve(), params.ids.split(",").map(Number)));
  });
  app.get(overlayRoutes.errors, (request, response) => {
    // Without no-transform the server would compress the response, and buffer it for that.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    const sendErrors = (): void => {
      response.write(`data: ${JSON.stringify(readFileSync(errorsFile, "utf8"))}\n\n`);
    };
    sendErrors();
    watchFile(errorsFile, { interval }, sendErrors);
    request.on("close", () => unwatchFile(errorsFile, sendErrors));
  });
};
