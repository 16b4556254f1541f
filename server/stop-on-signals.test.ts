// A request under way when the server is told to stop is answered: no message is lost by a restart.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { onCleanUp } from "../__tests__/testing/clean-up";

/** A server that answers when it reads something. Says its port, the request, and that it stops. */
const slowServer = `
const { createHttpServer, stopServer } = require("./http-server");
const { stopOnSignals } = require("./stop-on-signals");
const server = createHttpServer((_, response) => {
  console.log("request");
  process.stdin.once("data", () => response.end("sent"));
});
stopOnSignals(() => {
  console.log("stopping");
  return stopServer(server);
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

test("a request under way is finished after any number of signals", async () => {
  const parts = ["--import", "tsx", "--input-type=commonjs", "--eval", slowServer];
  const server = spawn(process.execPath, parts, { cwd: __dirname });
  onCleanUp(() => server.kill("SIGKILL"));
  const ended = once(server, "exit");
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const { value: port } = await lines.next();
  const request = fetch(`http://127.0.0.1:${port}`).then((response) => response.text());
  expect(await lines.next()).toMatchObject({ value: "request" });
  server.kill("SIGTERM");
  expect(await lines.next()).toMatchObject({ value: "stopping" });
  for (const signal of ["SIGTERM", "SIGINT", "SIGTERM"] as const) server.kill(signal);
  server.stdin.write("answer");
  expect(await request).toBe("sent");
  expect(await ended).toEqual([0, null]);
});
