import { once } from "node:events";
import path from "node:path";
import contact from "../api/handler";
import { createApp } from "./create-app";
import { createHttpServer, stopServer } from "./http-server";

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
