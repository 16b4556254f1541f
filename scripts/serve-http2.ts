import { execFileSync } from "node:child_process";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import { startServer } from "../server/start-server";
import { root } from "./project-root";
import { runMain } from "./run-main";

/** A key and a certificate for localhost, valid for a day, in one PEM text. */
const selfSigned = (): string => {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "-"];
  const options = ["req", "-x509", ...key, "-out", "-", "-days", "1", "-subj", "/CN=localhost"];
  return execFileSync("openssl", options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
};

/** Headers of a single HTTP/1.1 connection; HTTP/2 forbids them (RFC 9113, 8.2.2). */
const connectionHeaders = new Set(["connection", "host", "keep-alive", "transfer-encoding"]);

const withoutConnection = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":") && !connectionHeaders.has(name)));

/**
 * The local production server behind HTTP/2 with TLS, as hosts serve the site. `npm run bench:lighthouse` starts it:
 * what fits into the first 14 kB, and what one connection carries at once, does not show over HTTP/1.1.
 */
const serveHttp2 = async (): Promise<void> => {
  const { port } = new URL((await startServer(root, 0)).address);
  const pem = selfSigned();
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, outgoing) => {
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
