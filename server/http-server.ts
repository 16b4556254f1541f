import { createServer, STATUS_CODES, type RequestListener, type Server } from "node:http";

const options = {
  // Longer than proxies keep a connection for their next request (60 seconds): one that ends first costs a 502.
  keepAliveTimeout: 75_000,
  // All headers, in bytes. Other applications of a domain may leave more cookies than Node's 16 kB.
  maxHeaderSize: 64 * 1024,
};

/** A request under way has its response within 9 seconds of its first byte. */
const graceMs = 10_000;

/** What Node itself refuses, by its error's code: there is no request yet that a page could answer. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "Your browser sent more than we take. It may help to delete this site's cookies."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request didn't reach us in time."],
};

/** Node's HTTP server for use behind proxies, which outlives what goes wrong with a connection. */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer(options, listener);
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    const [status, text] = refusals[code] ?? [400, "We couldn't read the request."];
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`;
    socket.end(`${head}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${text}`);
  });
  // Before, it ends the start.
  server.once("listening", () => server.on("error", ({ message }) => console.error(message)));
  return server;
};

/** Takes no new requests, lets those under way finish, and resolves when all is closed. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection whose last response is sent has nothing to wait for.
    server.keepAliveTimeout = 1;
    // It closes connections that wait for a request, too.
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
