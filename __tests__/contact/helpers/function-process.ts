import { createServer } from "node:http";
import contact from "../../../api/handler";

/** The function in a process of its own, as a second machine would run it. Says its port and serves until it is ended. */
const server = createServer((request, response) => void contact(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string") process.send?.(address.port);
});
