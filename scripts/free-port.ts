import { createServer } from "node:net";

/** A port on which nothing listens. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
};
