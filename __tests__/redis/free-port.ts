import { once } from "node:events";
import { createServer } from "node:net";

/** A port on which nothing listens. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await once(server.close(), "close");
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
};
