import { randomBytes } from "node:crypto";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { slowLine } from "./slow-line";

const servers: Server[] = [];

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    servers.push(server);
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });

afterAll(() => {
  for (const server of servers) server.close();
});

/** Sends bytes through a line to a server that sends them back, and gives what comes back. */
const thereAndBack = async (bytes: Buffer): Promise<Buffer> => {
  const echo = await listen(createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)));
  const port = await listen(
    createServer({ allowHalfOpen: true }, (socket) => {
      slowLine(socket, connect({ port: echo, host: "127.0.0.1", allowHalfOpen: true }), {
        roundTripMs: 4,
        bitsPerSecond: 80_000_000,
      });
    }),
  );
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const client = connect(port, "127.0.0.1");
    client.on("data", (part: Buffer) => parts.push(part));
    client.once("end", () => resolve(Buffer.concat(parts)));
    client.once("error", reject);
    client.end(bytes);
  });
};

test("what goes through the line arrives whole and in order, also more than the line has room for", async () => {
  const bytes = randomBytes(1_500_000);
  const back = await thereAndBack(bytes);
  expect(back.equals(bytes)).toBe(true);
});

test("the end of one side reaches the other", async () => {
  expect((await thereAndBack(Buffer.from("few"))).toString()).toBe("few");
});
