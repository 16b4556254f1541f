// What Node itself refuses gets a sentence, and a server outlives it.
// Requests under way at a stop: __tests__/build/serve.test.ts.
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/contact/testing/server";
import { createHttpServer, stopServer } from "./http-server";

afterEach(() => {
  jest.useRealTimers();
});

/** A request with a header of so many bytes. */
const withCookies = (size: number): string => `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(size)}\r\n`;

test.each([
  [
    "bad framing",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    "400 Bad Request",
  ],
  ["cookies beyond all measure", withCookies(70_000), "431 Request Header Fields Too Large"],
  ["much, but not too much", `${withCookies(20_000)}Connection: close\r\n\r\n`, "200 OK"],
])("a request with %s", async (_name, request, status) => {
  const server = createHttpServer((_request, response) =>
    response.setHeader("Content-Type", "text/plain").end("Page."),
  );
  const origin = await listenAnywhere(server);
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(request);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(head).toContain("Content-Type: text/plain");
  // No data of a program: a person reads it.
  expect(body).toMatch(/^[A-Z].*\.$/u);
});

test("a request that takes too long is told so", async () => {
  const server = createHttpServer((_request, response) => response.end("Page."));
  // Node looks for such requests every 30 seconds.
  const timeout = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  server.once("connection", (socket) => server.emit("clientError", timeout, socket));
  const { port } = new URL(await listenAnywhere(server));
  expect(await text(connect(Number(port), "127.0.0.1"))).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\n[^]*\n\r\n[A-Z].*\.$/u,
  );
});

test("a connection that can't be taken ends nothing", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const server = createHttpServer((_request, response) => response.end("Page."));
  const origin = await listenAnywhere(server);
  server.emit("error", new Error("accept ENOBUFS"));
  expect(log).toHaveBeenCalledWith("accept ENOBUFS");
  expect(await (await fetch(origin)).text()).toBe("Page.");
});

test("a client that hangs up amid its request ends nothing", async () => {
  const server = createHttpServer((_request, response) => response.end("Page."));
  const origin = await listenAnywhere(server);
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const noticed = once(server, "clientError");
  socket.write("GET / HTTP/1.1\r\nHost", () => socket.resetAndDestroy());
  await noticed;
  expect(await (await fetch(origin)).text()).toBe("Page.");
});

test("a connection waits for its next request longer than a proxy does", () => {
  const proxyMs = 60_000;
  expect(createHttpServer(() => undefined).keepAliveTimeout).toBeGreaterThan(proxyMs);
});

test.each([
  ["in time", 9_000, "Page."],
  ["never", 10_001, "closed"],
])("a stop waits for a request whose response comes %s", async (_name, ms, outcome) => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
  let stopped: Promise<void> | undefined;
  const server = createHttpServer((_request, response) => {
    stopped = stopServer(server);
    jest.advanceTimersByTime(ms);
    response.end("Page.");
  });
  const page = fetch(await listenAnywhere(server)).then((response) => response.text());
  expect(await page.catch(() => "closed")).toBe(outcome);
  await stopped;
  // A timer would keep the process.
  expect(jest.getTimerCount()).toBe(0);
});
