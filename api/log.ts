import type { ContactResult, LogDetails } from "./responses/result";

/** One line of the log. It holds no message text, address or secret. */
export interface LogEntry extends LogDetails {
  readonly id: string;
  readonly result: ContactResult["name"];
  readonly status: number;
  readonly ms: number;
}

/** Redis can no longer be used, with the error's code, or can again. Messages are sent all the same. */
export interface RedisLogEntry {
  readonly redis: "up" | "down";
  readonly error?: string | undefined;
}

/** Writes one JSON line, with the time. */
export const writeLog = (entry: LogEntry | RedisLogEntry): void => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
};

/** Name and location of an error, without its message, which may quote a visitor. */
export const errorForLog = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const trace = error.stack?.slice(`${error.name}: ${error.message}`.length) ?? "";
  const place = trace.split("\n").find((line) => line.trimStart().startsWith("at ")) ?? "";
  return `${error.name} ${place.trim()}`.trim();
};
