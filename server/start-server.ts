import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import contact from "../api/handler";
import { createApp } from "./create-app";

export interface RunningServer {
  /** Without a slash at the end: http://localhost:9000 */
  readonly address: string;
  readonly port: number;
  /** Takes no new requests, lets those under way finish, and resolves when all is closed. */
  readonly stop: () => Promise<void>;
}

/** How long a request under way may keep the server from stopping. */
const graceMs = 5000;

const listen = (server: Server, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=9001 npm start`)
          : error,
      );
    });
    server.listen(port, () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server has no port."));
      else resolve(address);
    });
  });

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Starts the local production server.
 * @param root the project's folder, absolute; the built site lies in public/
 * @param port 0 takes any free one
 * @throws when there is no built site, or the port is taken
 */
export const startServer = async (root: string, port: number): Promise<RunningServer> => {
  const app = createApp({ publicFolder: path.join(root, "public"), contact });
  const server = createServer(app);
  const { port: taken } = await listen(server, port);
  return { address: `http://localhost:${taken}`, port: taken, stop: () => stopServer(server) };
};
