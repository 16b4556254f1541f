import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { netlifyAdapter } from "../../../src/gatsby/outputs/netlify/netlify-adapter";

/**
 * Netlify in small, in a process of its own whose folder holds the built site: makes the adapter's output there, then
 * serves the function as the platform does, by calling the handler that was made with an event for each request.
 * Says its port and serves until it is ended.
 */

interface HandlerResult {
  readonly statusCode: number;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly body?: string;
}

const quiet = new Proxy({}, { get: () => () => undefined });

const makeOutput = async (): Promise<string> => {
  // What Gatsby notes about the one function that it has built.
  const [{ functionRoute, functionId, relativeCompiledFilePath }] = JSON.parse(
    readFileSync(path.join(".cache", "functions", "manifest.json"), "utf8"),
  ) as [Record<"functionRoute" | "functionId" | "relativeCompiledFilePath", string>];
  const pathToEntryPoint = path.posix.join(".cache", "functions", relativeCompiledFilePath);
  const context: unknown = {
    routesManifest: [
      // Gatsby lists every file as well; the site's adapter leaves them out.
      { type: "static", path: "/index.html", filePath: "public/index.html", headers: [] },
      { type: "function", path: `/api/${functionRoute}/`, functionId },
    ],
    functionsManifest: [
      { functionId, name: `/api/${functionRoute}`, pathToEntryPoint, requiredFiles: [pathToEntryPoint] },
    ],
    headerRoutes: [],
    pathPrefix: "",
    trailingSlash: "always",
    remoteFileAllowedUrls: [],
    reporter: quiet,
  };
  // Gatsby's reporter has many more parts than are called.
  await netlifyAdapter().adapt(context as Parameters<ReturnType<typeof netlifyAdapter>["adapt"]>[0]);
  return path.resolve(".netlify", "functions-internal", functionId, `${functionId}.js`);
};

const serve = (file: string): void => {
  const { handler } = createRequire(__filename)(file) as {
    readonly handler: (event: object, context: object) => Promise<HandlerResult>;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const event = {
      path: request.url,
      httpMethod: request.method,
      multiValueHeaders: { ...request.headersDistinct, "x-nf-client-connection-ip": ["192.0.2.1"] },
      body: (await buffer(request)).toString("base64"),
      isBase64Encoded: true,
    };
    const { statusCode, multiValueHeaders = {}, body = "" } = await handler(event, {});
    for (const [name, values] of Object.entries(multiValueHeaders)) response.setHeader(name, values);
    response.writeHead(statusCode).end(Buffer.from(body, "base64"));
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address !== null && typeof address !== "string") process.send?.(address.port);
  });
};

void makeOutput().then(serve);
