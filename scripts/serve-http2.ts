import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { startServer } from "../server/start-server";
import { root } from "./project-root";
import { runMain } from "./run-main";

/** Headers of a single HTTP/1.1 connection; HTTP/2 forbids them (RFC 9113, 8.2.2). */
const connectionHeaders = new Set(["connection", "host", "keep-alive", "transfer-encoding"]);

const withoutConnection = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":") && !connectionHeaders.has(name)));

/**
 * The local production server behind HTTP/2 with TLS, as hosts serve the site. `npm run bench:lighthouse` starts it. Without
 * TLS browsers ask for no brotli: Lighthouse then counted a quarter more bytes of scripts and styles (2026-11-30).
 */
const serveHttp2 = async (): Promise<void> => {
  const { port } = new URL((await startServer(root, 0)).address);
  const certificate = (file: string) => readFileSync(path.join(root, "__tests__", "contact", "certificates", file));
  const tls = { key: certificate("localhost-key.pem"), cert: certificate("localhost.pem") };
  const server = createSecureServer(tls, (incoming, outgoing) => {
    const options = { port, path: incoming.url, method: incoming.method, headers: withoutConnection(incoming.headers) };
    const forwarded = request(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
      response.pipe(outgoing);
    });
    forwarded.once("error", () => outgoing.stream.close());
    incoming.pipe(forwarded);
  });
  server.listen(Number(process.env["PORT"]), () => console.log("The site is served."));
};

runMain(serveHttp2);
