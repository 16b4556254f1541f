// A body is read to its end or to a limit, from the connection, or from memory if the platform has read it already.
import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { readBody } from "./read-body";

const newRequest = (): IncomingMessage => new IncomingMessage(new Socket());
const limit = 64 * 1024;

test.each([
  ["as long as it may be", limit, limit],
  ["longer", limit + 1, undefined],
])("a body %s", async (_name, size, length) => {
  const bytes = Buffer.alloc(size);
  const request = newRequest();
  for (const part of [bytes.subarray(0, 10), bytes.subarray(10), null]) request.push(part);
  for (const body of [await readBody(request), await readBody(Object.assign(newRequest(), { body: bytes }))])
    expect(typeof body === "string" ? body : body.length).toBe(length ?? "too-large");
});

test("a request that was read to its end before has no body", async () => {
  const request = newRequest();
  request.push(null);
  await once(request.resume(), "end");
  expect(await readBody(request)).toEqual(Buffer.alloc(0));
});

test.each<[string, (request: IncomingMessage) => unknown]>([
  ["with an error", (request) => request.emit("error", new Error("reset"))],
  ["without a word", (request) => request.destroy()],
])("a connection that ends too early, %s", async (_name, end) => {
  const request = newRequest();
  const body = readBody(request);
  request.push("half");
  end(request);
  expect(await body).toBe("incomplete");
});

test("a body that arrives too slowly", async () => {
  jest.useFakeTimers();
  const body = readBody(newRequest());
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(await body).toBe("too-slow");
});
