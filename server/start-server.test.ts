// A server outlives what goes wrong with a connection.
// Requests under way at a stop: __tests__/build/serve.test.ts.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { listenAnywhere } from "../__tests__/testing/listen";
import { createHttpServer, stopServer, hostToUse } from "./start-server";

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ["headers without measure", 70_000, "431 Request Header Fields Too Large"],
  ["many cookies, but not too many", 20_000, "200 OK"],
])("a request with %s", async (_name, size, status) => {
  const origin = await listenAnywhere(createHttpServer((_request, response) => response.end("Page.")));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${"x".repeat(size)}\r\n\r\n`);
  expect(await text(socket)).toContain(`HTTP/1.1 ${status}\r\n`);
});

test("a connection that can't be taken ends nothing", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const server = createHttpServer((_request, response) => response.end("Page."));
  const origin = await listenAnywhere(server);
  server.emit("error", new Error("accept ENOBUFS"));
  expect(log).toHaveBeenCalledWith("accept ENOBUFS");
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

// Behind a proxy nobody reaches the server directly, where headers could be forged; in development no visitor does.

test.each([
  ["behind a proxy only this machine reaches the server", {}, 1, "127.0.0.1"],
  ["unless HOST says otherwise", { HOST: " 0.0.0.0 " }, 1, "0.0.0.0"],
  ["in development, too", { CONTACT_ENV: "development " }, 0, "127.0.0.1"],
  ["without a proxy everybody does", { HOST: " " }, 0, undefined],
] as const)("%s", (_name, environment, proxy, host) => {
  expect(hostToUse(environment, proxy)).toBe(host);
});
