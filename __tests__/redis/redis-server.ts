import { spawn, spawnSync } from "node:child_process";
import { onCleanUp } from "../clean-up";
import { findFreePort } from "../../scripts/free-port";
import { endProcess, untilOpen } from "../contact/helpers/processes";

export interface RedisServer {
  readonly url: string;
  /** Stops the process without ending it: connections stay open and get no reply. */
  readonly freeze: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has Redis (Debian: package redis-server). */
export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/** A real Redis on a port of its own, which writes nothing to the disk. */
export const startRedis = async (): Promise<RedisServer> => {
  const port = await findFreePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const redis = spawn("redis-server", settings, { stdio: "ignore" });
  const stop = () => endProcess(redis);
  onCleanUp(stop);
  await untilOpen(port);
  return { url: `redis://127.0.0.1:${port}`, freeze: async () => Promise.resolve(redis.kill("SIGSTOP")), stop };
};
