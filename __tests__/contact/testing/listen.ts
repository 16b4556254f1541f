import { once } from "node:events";
import { createServer, type Server } from "node:net";

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
