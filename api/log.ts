import type { ContactResult } from "./responses/result";

/** One line of the log. It holds no message text, address or secret. */
export interface LogEntry {
  readonly at: string;
  readonly id: string;
  readonly result: ContactResult["name"];
  readonly status: number;
  readonly ms: number;
  /** The reply code of the last mail server, or the error code. */
  readonly smtp?: number | string;
  /** All attempts, when there was more than one. */
  readonly tries?: readonly string[];
  /** The file in the outbox. */
  readonly file?: string;
  /** No client address found: TRUSTED_PROXY is wrong, and all clients share one rate limit. */
  readonly client?: "unknown";
  /** A crash: the error's name and location. Wrong settings: which. */
  readonly error?: string;
}

/** Writes one JSON line. */
export const writeLog = (entry: LogEntry): void => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** The log fields of a delivery. */
export const deliveryForLog = (delivery: ContactResult["delivery"]): Pick<LogEntry, "smtp" | "tries" | "file"> => {
  if (delivery === undefined) return {};
  if (delivery.kind === "filed") return { file: delivery.file };
  const last = delivery.attempts.at(-1);
  return {
    smtp: last?.result ?? "no time left",
    ...(delivery.attempts.length > 1
      ? { tries: delivery.attempts.map(({ server, result }) => `${server}: ${String(result)}`) }
      : {}),
  };
};

/** Name and location of an error, without its message, which may quote a visitor. */
export const errorForLog = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const trace = error.stack?.slice(`${error.name}: ${error.message}`.length) ?? "";
  const place = trace.split("\n").find((line) => line.trimStart().startsWith("at ")) ?? "";
  return `${error.name} ${place.trim()}`.trim();
};
