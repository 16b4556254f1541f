import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { onCleanUp } from "../testing/clean-up";
import { findFreePort } from "./free-port";
import { endProcess } from "../contact/testing/processes";

export interface RedisServer {
  readonly url: string;
  /** SIGSTOP freezes the process: connections stay open and get no reply. SIGCONT lets it go on. */
  readonly signal: (name: "SIGSTOP" | "SIGCONT") => void;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has Redis (Debian: package redis-server). */
export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/** A real Redis on a port of its own, which writes nothing to the disk. @param more settings of its command line */
export const startRedis = async (more: readonly string[] = []): Promise<RedisServer> => {
  const port = await findFreePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...more];
  const redis = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const stop = () => endProcess(redis);
  onCleanUp(stop);
  for await (const line of createInterface(redis.stdout)) if (line.includes("Ready to accept connections")) break;
  return { url: `redis://127.0.0.1:${port}`, signal: (name) => redis.kill(name), stop };
};
