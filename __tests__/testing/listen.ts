import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { onCleanUp } from "./clean-up";

/** Has a server listen on a free port of this machine. @returns the port */
export const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
};

/** A port of this machine that was free just now, for a program that cannot say which one it took. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
};

/** Has an HTTP server listen on a free port until the test's end. @returns its address, without a slash at the end */
export const listenAnywhere = async (server: HttpServer): Promise<string> => {
  onCleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${await listen(server)}`;
};
