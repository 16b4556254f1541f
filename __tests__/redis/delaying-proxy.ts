import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { onCleanUp } from "../clean-up";

/** A TCP proxy that passes commands on at once and answers late. */
export interface DelayingProxy {
  readonly url: string;
  /** Milliseconds by which answers come late; 0 at first. */
  delayMs: number;
}

/** Starts a proxy in front of a Redis. @param redisUrl redis://host:port */
export const startDelayingProxy = async (redisUrl: string): Promise<DelayingProxy> => {
  const { hostname, port } = new URL(redisUrl);
  const server = createServer((client) => {
    const redis = connect(Number(port), hostname);
    client.pipe(redis);
    redis.on("data", (answer) => {
      void wait(proxy.delayMs).then(() => client.write(answer));
    });
    redis.on("close", () => client.destroy());
    client.on("close", () => redis.destroy());
    for (const socket of [client, redis]) socket.on("error", () => socket.destroy());
    onCleanUp(() => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onCleanUp(() => server.close());
  const proxy = { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, delayMs: 0 };
  return proxy;
};
