import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { findDeadPort } from "./silent-smtp";

export interface RedisServer {
  readonly url: string;
  /** Leaves the process there, deaf and mute. */
  readonly freeze: () => void;
  readonly stop: () => Promise<void>;
}

/** Whether this machine has Redis (Debian: package redis-server). */
export const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/** A real Redis on a port of its own, which writes nothing to the disk. */
export const startRedis = async (): Promise<RedisServer> => {
  const port = await findDeadPort();
  const redis = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: "ignore",
  });
  await untilOpen(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => redis.kill("SIGSTOP"),
    stop: async () => endProcess(redis),
  };
};

/** Ends a process that was started here, frozen or not. */
export const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      resolve();
    });
  });
  child.kill("SIGKILL");
  await ended;
};

const untilOpen = async (port: number): Promise<void> => {
  for (let i = 0; i < 100; i += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => {
        resolve(false);
      });
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Redis did not start.");
};
