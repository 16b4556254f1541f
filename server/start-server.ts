import { once } from "node:events";
import path from "node:path";
import type { Environment, ProxySetting } from "../api/config/read-settings";
import contact from "../api/handler";
import { createApp } from "./create-app";
import { createHttpServer, stopServer } from "./http-server";

const loopback = "127.0.0.1";

/**
 * The interface to listen on: the setting HOST, else this machine's own in development and behind a proxy, whose headers
 * anybody could write who reaches the server directly. Undefined stands for all.
 */
export const hostToUse = ({ HOST = "", CONTACT_ENV }: Environment, proxy: ProxySetting): string | undefined => {
  if (HOST.trim() !== "") return HOST.trim();
  return CONTACT_ENV === "development" || proxy.kind === "hops" ? loopback : undefined;
};

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
  const name = host === undefined || host === loopback ? "localhost" : host;
  return { address: `http://${name}:${taken}`, stop: () => stopServer(server) };
};
