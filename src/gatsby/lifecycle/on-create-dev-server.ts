import { readFileSync, watchFile, unwatchFile } from "node:fs";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import type { Diagnostic } from "../../content-lint/diagnostic";
import { linksTo, placesOf } from "../develop/content-places";
import { diagnosticsFile, overlayRoutes } from "../develop/routes";
import { bundleScript } from "../outputs/bundle-script";

/** How often the file with the content errors is looked at, in milliseconds. */
const interval = 100;

/** The content errors that scripts/develop/ found; none where Gatsby was started without it. */
const readDiagnostics = (file: string): readonly Diagnostic[] => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as readonly Diagnostic[];
  } catch {
    return [];
  }
};

/** During `npm run develop`: serves the development overlay, the content errors and the places of texts. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = (hook) => {
  // Gatsby names no type for the server that it gives.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
  const app: Express = hook.app;
  const root = path.resolve();
  const file = path.resolve(diagnosticsFile);
  app.get(overlayRoutes.script, (_, response, next) => {
    bundleScript(path.resolve("src", "gatsby", "develop", "overlay.ts")).then(
      (script) => response.type("text/javascript").send(script),
      next,
    );
  });
  app.get(overlayRoutes.places, ({ query }, response) => {
    const ids = typeof query["ids"] === "string" ? query["ids"].split(",").map(Number) : [];
    response.json(placesOf(root, ids));
  });
  app.get(overlayRoutes.diagnostics, (request, response) => {
    // Without no-transform the server would compress the response, and buffer it for that.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
    const sendDiagnostics = (): void => {
      const diagnostics = readDiagnostics(file).map((diagnostic) => ({
        ...diagnostic,
        ...linksTo(root, diagnostic.file, diagnostic.line, diagnostic.column),
      }));
      response.write(`data: ${JSON.stringify(diagnostics)}\n\n`);
    };
    sendDiagnostics();
    watchFile(file, { interval }, sendDiagnostics);
    request.on("close", () => unwatchFile(file, sendDiagnostics));
  });
};
