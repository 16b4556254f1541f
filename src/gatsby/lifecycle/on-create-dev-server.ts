import { watchFile, unwatchFile } from "node:fs";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { findLocations } from "../develop/content-locations";
import { diagnosticsFile, readDiagnostics } from "../develop/diagnostics";
import { overlayRoutes } from "../develop/routes";
import { bundleScript } from "../outputs/bundle-script";
import { bundleContactForm, bundleInlineScript } from "../outputs/page-scripts/page-scripts";

/** How often the file with the content errors is polled, in milliseconds. */
const interval = 100;

/** During `npm run develop`: serves the pages' scripts, the development overlay, the content errors and the locations of texts. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = (hook) => {
  // Gatsby names no type for the server that it gives.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const app: Express = hook.app;
  const root = path.resolve();
  const file = path.resolve(diagnosticsFile);
  const scripts: readonly (readonly [route: string, bundle: () => Promise<string>])[] = [
    [overlayRoutes.script, () => bundleScript(path.resolve("src", "gatsby", "develop", "overlay.ts"))],
    [overlayRoutes.contactForm, bundleContactForm],
    [
      overlayRoutes.pageScript,
      () => bundleInlineScript({ contactFormScript: overlayRoutes.contactForm, registrationScript: "" }),
    ],
  ];
  for (const [route, bundle] of scripts) {
    app.get(route, (_, response, next) => {
      bundle().then((script) => response.type("text/javascript").send(script), next);
    });
  }
  app.get(overlayRoutes.locations, ({ query }, response) => {
    const value = (name: string): string => (typeof query[name] === "string" ? query[name] : "");
    const numbers = (name: string) => value(name).split(",").filter(Boolean).map(Number);
    response.json(findLocations(root, { ids: numbers("ids"), near: numbers("near"), text: value("text") }));
  });
  app.get(overlayRoutes.diagnostics, (request, response) => {
    // Without no-transform the server would compress the response, and buffer it for that.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    const sendDiagnostics = (): void => {
      response.write(`data: ${JSON.stringify(readDiagnostics(root))}\n\n`);
    };
    sendDiagnostics();
    watchFile(file, { interval }, sendDiagnostics);
    request.on("close", () => unwatchFile(file, sendDiagnostics));
  });
};
