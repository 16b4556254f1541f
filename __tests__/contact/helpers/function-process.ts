import { createServer } from "node:http";
import contact from "../../../api/handler";

/** The function in its own process, as on a second machine. Sends its port to the parent. */
const server = createServer((request, response) => void contact(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address !== "string") process.send?.(address.port);
});
