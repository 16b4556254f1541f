// What Node itself refuses gets JSON, which the form shows. Requests under way at a stop: stop-on-signals.test.ts.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { createHttpServer } from "./http-server";

test.each([
  ["bad framing", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
  ["headers without end", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an expectation", "POST / HTTP/1.1\r\nHost: x\r\nExpect: gold\r\nContent-Length: 0\r\n\r\n", 417],
])("Node's own response is JSON: %s", async (_name, request, status) => {
  const origin = await listenAnywhere(createHttpServer(() => undefined));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head.split("\r\n")).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`HTTP/1.1 ${status} `),
      "Content-Type: application/json; charset=utf-8",
    ]),
  );
  expect(JSON.parse(body)).toEqual({ status, body: expect.any(String) as string });
});
