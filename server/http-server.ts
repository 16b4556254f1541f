import { createServer, STATUS_CODES, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { jsonBody, reject, type ContactResult } from "../api/responses/result";

/** Longer than proxies keep a connection for their next request (60 seconds): one that ends first costs a 502. */
const keepAliveMs = 75_000;

/** A request under way has its response within 9 seconds of its first byte. */
const graceMs = 10_000;

/** What Node itself refuses, by its error's code. */
const clientErrors: Readonly<Record<string, ContactResult>> = {
  HPE_HEADER_OVERFLOW: { ...reject("too-large"), status: 431 },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: reject("too-large"),
  ERR_HTTP_REQUEST_TIMEOUT: reject("too-slow"),
};

/** Responds where there is no request to respond to. JSON, whose text the form shows. */
const refuse = (socket: Duplex, result: ContactResult): void => {
  const body = jsonBody(result);
  const status = `HTTP/1.1 ${String(result.status)} ${STATUS_CODES[result.status] ?? ""}`;
  const headers = [
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${String(Buffer.byteLength(body))}`,
  ];
  socket.end([status, ...headers, "Connection: close", "", body].join("\r\n"));
};

/** Node's HTTP server for use behind proxies, with JSON for requests that it refuses itself. */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer({ keepAliveTimeout: keepAliveMs }, listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(socket, clientErrors[error.code ?? ""] ?? reject("unreadable"));
  });
  server.on("checkExpectation", ({ socket }) => refuse(socket, { ...reject("unreadable"), status: 417 }));
  // After stopServer: a connection whose last response is sent has nothing to wait for.
  server.on("request", (_request, response) =>
    response.once("close", () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    }),
  );
  return server;
};

/** Takes no new requests, lets those under way finish, and resolves when all is closed. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // It closes connections that wait for a request, too.
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
