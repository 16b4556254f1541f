import { once } from "node:events";
import { Redis } from "ioredis";
import type { RedisLogEntry } from "../log";

/** This process's one connection to Redis. */
export interface RedisConnection {
  readonly client: Redis;
  /** Whether Redis can be asked. After the process started it waits for the first connection, 700 ms at most. */
  readonly isReady: () => Promise<boolean>;
  /**
   * Runs a command.
   * @param writes whether its success shows that Redis can be written to
   * @returns undefined when Redis refused it or gave no answer: everything goes on without it
   */
  readonly attempt: <Result>(
    command: (client: Redis) => Promise<Result>,
    writes?: boolean,
  ) => Promise<Result | undefined>;
}

/**
 * Connects to a redis:// or rediss:// address. Commands fail fast: all falls back to memory, and a visitor waits.
 * @param log told once when Redis can no longer be used, and once when a message was written to it again
 */
export const openRedis = (url: string, log: (entry: RedisLogEntry) => void): RedisConnection => {
  const client = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    // Ends a connection without answers, such as to a frozen Redis: it costs this time once, not each message.
    socketTimeout: 900,
    maxRetriesPerRequest: 0,
    // A timer that keeps the process alive after disconnect(), even when the connection was lost before.
    disconnectTimeout: 200,
    retryStrategy: (times) => Math.min(times * 200, 5000),
    // After a failover the address leads to another server.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  // Each message that ended while the connection was lost waits for the next one.
  client.setMaxListeners(0);
  const firstConnection = once(client, "ready", { signal: AbortSignal.timeout(700) }).catch(() => undefined);

  let state: RedisLogEntry["redis"] = "up";
  const report = (redis: typeof state, error?: string): void => {
    if (redis !== state) log({ redis, error });
    state = redis;
  };
  client.on("error", (error) => report("down", codeOf(error)));
  client.on("reconnecting", () => report("down", "closed"));
  const isConnected = (): boolean => client.status === "ready";
  return {
    client,
    isReady: async () => {
      await firstConnection;
      return isConnected();
    },
    attempt: async (command, writes = false) => {
      if (!isConnected()) return undefined;
      return command(client).then(
        (result) => {
          if (writes) report("up");
          return result;
        },
        (error: NodeJS.ErrnoException) => {
          if (error.name === "ReplyError" || isConnected()) report("down", codeOf(error));
          return undefined;
        },
      );
    },
  };
};

/** The first word of a refusal (WRONGPASS, READONLY, OOM) or the code of a failed connection. The rest may quote a setting. */
const codeOf = ({ message, code, name }: NodeJS.ErrnoException): string => {
  const [, refusal] = /^(?:Ready check failed: )?([A-Z]{2,})\b/u.exec(message) ?? [];
  return refusal ?? (/timed? ?out/iu.test(message) ? "timeout" : (code ?? name));
};
