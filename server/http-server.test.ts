import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { cleanUp } from "../__tests__/testing/clean-up";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { createHttpServer, stopServer } from "./http-server";

afterEach(cleanUp);

test("a request under way is finished by a server that stops, and its connection is closed", async () => {
  const server = createHttpServer(() => undefined);
  const underWay = new Promise<ServerResponse>((resolve) => {
    server.once("request", (_request, response) => resolve(response));
  });
  const origin = await listenAnywhere(server);
  const request = fetch(origin).then((response) => response.text());
  const response = await underWay;

  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const stopped = stopServer(server);
  // As long as a message may take.
  jest.advanceTimersByTime(9000);
  jest.useRealTimers();
  response.end("sent");
  expect(await request).toBe("sent");
  await stopped;
});

test("connections are kept for longer than proxies keep theirs", () => {
  expect(createHttpServer(() => undefined).keepAliveTimeout).toBeGreaterThan(60_000);
});

test.each([
  ["bad framing", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an expectation", "POST / HTTP/1.1\r\nHost: x\r\nExpect: gold\r\nContent-Length: 0\r\n\r\n", 417],
])("Node's own response is JSON: %s", async (_name, request, status) => {
  const origin = await listenAnywhere(createHttpServer(() => undefined));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(
    new RegExp(`^HTTP/1.1 ${status} .*\r\n(?:.*\r\n)*Content-Type: application/json; charset=utf-8`, "u"),
  );
  expect(body).toMatch(new RegExp(`^\\{"status":${status},"body":"[^"]+"\\}$`, "u"));
});
