import { spawn, spawnSync } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "../testing/listen";
import { onCleanUp } from "../testing/clean-up";

/** Whether this machine has Redis (Debian: package redis-server). */
export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/**
 * A real Redis on a port of its own, which writes nothing to the disk.
 * @param more settings of its command line
 * @returns its URL, and its process: SIGSTOP freezes it, so that connections stay open and get no reply
 */
export const startRedis = async (more: readonly string[] = []) => {
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...more];
  const redis = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  onCleanUp(() => redis.kill("SIGKILL"));
  for await (const line of createInterface(redis.stdout)) if (line.includes("Ready to accept connections")) break;
  return { url: `redis://127.0.0.1:${port}`, process: redis };
};
