import { existsSync, readFileSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { cacheControl } from "../../src/lib/cache-control";
import { readSecurityHeaders } from "../../server/read-security-headers";
import { makeSelfSigned } from "./self-signed";
import { slowLine, type Line } from "./slow-line";
import type { Watcher } from "./watched-pages";

/** What the server sent in answer to one request, headers left out. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
}

export interface ServedSite {
  /** https://localhost:port, at full speed. */
  readonly address: string;
  /** The same site behind a slow line. */
  readonly slowAddress: string;
  /** Everything that was sent since the last call. */
  readonly takeSent: () => readonly Sent[];
  readonly stop: () => Promise<void>;
}

const listen = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Serves the built site over HTTP/2 and TLS as a content delivery network would: packed files, cache times and headers
 * as server/ has them. Express cannot speak HTTP/2, so this is the file part alone; the contact function answers 405.
 * @param publicFolder the built site, absolute
 * @param watcher puts a script into each page and takes its reports; none where bytes are counted
 * @throws when there is no built site in it
 */
export const serveOverHttp2 = async (publicFolder: string, line: Line, watcher?: Watcher): Promise<ServedSite> => {
  const notFoundFile = path.join(publicFolder, "404.html");
  if (!existsSync(notFoundFile)) throw new Error(`There is no built site in ${publicFolder}. Leave --no-build away.`);
  const securityHeaders = Object.entries(readSecurityHeaders(publicFolder));
  const packedPage = `${notFoundFile}.br`;
  const notFound = existsSync(packedPage)
    ? { body: readFileSync(packedPage), encoding: "br" }
    : { body: readFileSync(notFoundFile), encoding: undefined };
  const files = sirv(publicFolder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader("Cache-Control", cacheControl(pathname));
    },
  });
  let sent: Sent[] = [];

  const noteBytes = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    let bytes = 0;
    const write: (chunk: Uint8Array | string) => boolean = response.write.bind(response);
    Object.assign(response, {
      write: (chunk: Uint8Array | string) => {
        bytes += Buffer.byteLength(chunk);
        return write(chunk);
      },
    });
    response.once("finish", () => sent.push({ path: request.url, bytes }));
  };

  const answer = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    noteBytes(request, response);
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (watcher?.answers(request, response) === true) return;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.statusCode = 405;
      response.end();
      return;
    }
    // sirv is made for HTTP/1; Node's HTTP/2 gives it requests and answers of the same shape.
    type Handler = (request: Http2ServerRequest, response: Http2ServerResponse, next: () => void) => void;
    (files as unknown as Handler)(request, response, () => {
      response.statusCode = 404;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", cacheControl("/404.html"));
      if (notFound.encoding !== undefined) response.setHeader("Content-Encoding", notFound.encoding);
      response.write(notFound.body);
      response.end();
    });
  };

  const server = createSecureServer({ ...makeSelfSigned(), allowHTTP1: true }, answer);
  const port = await listen(server);

  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // A browser that closes in the middle is no fault.
    socket.on("error", () => socket.destroy());
  };
  server.on("connection", keep);
  const slow = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    keep(client);
    keep(upstream);
    slowLine(client, upstream, line);
  });
  const slowPort = await listen(slow);

  return {
    address: `https://localhost:${port}`,
    slowAddress: `https://localhost:${slowPort}`,
    takeSent: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    stop: async () => {
      const closed = [server, slow].map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
    },
  };
};
