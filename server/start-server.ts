import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import path from "node:path";
import contact from "../api/handler";
import { createApp } from "./create-app";
import type { Environment, ProxySetting } from "../api/config/read-settings";

const options = {
  // Longer than proxies keep a connection for their next request (60 seconds): one that ends first costs a 502.
  keepAliveTimeout: 75_000,
  // All headers, in bytes. Other applications of a domain may leave more cookies than Node's 16 kB.
  maxHeaderSize: 64 * 1024,
};

/** How long a stop waits for requests under way. Each is answered within 9 seconds of its first byte. */
const graceMs = 10_000;

/** Node's HTTP server for use behind proxies. Node itself answers what is no request with 400, 408 or 431. */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer(options, listener);
  // Without a listener an error, as where no file descriptor is free, would end the server. Before, it ends the start.
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

/**
 * Starts the production server. `stop` takes no new requests and lets those under way finish.
 * @param root the project's folder, absolute; the built site lies in public/
 * @param port 0 takes any free one
 * @param host the interface; undefined takes all
 * @throws when there is no built site, the port is taken, or the machine has no such interface
 */
export const startServer = async (root: string, port: number, host?: string) => {
  const server = createHttpServer(createApp({ publicFolder: path.join(root, "public"), contact }));
  await once(server.listen({ port, host }), "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=9001 npm start`);
  });
  const address = server.address();
  const taken = typeof address === "object" ? address?.port : undefined;
  return { address: `http://${host ?? "localhost"}:${taken}`, stop: () => stopServer(server) };
};

/**
 * The interface to listen on: the setting HOST, else this machine's own in development and behind a proxy, whose
 * headers anybody could write who reaches the server directly. Undefined stands for all.
 */
export const hostToUse = ({ HOST = "", CONTACT_ENV = "" }: Environment, proxy: ProxySetting): string | undefined => {
  if (HOST.trim() !== "") return HOST.trim();
  const isBehindProxy = proxy !== "netlify" && proxy > 0;
  return CONTACT_ENV.trim() === "development" || isBehindProxy ? "127.0.0.1" : undefined;
};
