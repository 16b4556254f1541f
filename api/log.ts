import type { ContactResult } from "./responses/result";

/** One line of the log. It holds no message text, address or secret. */
export interface LogEntry {
  readonly at: string;
  readonly id: string;
  readonly result: ContactResult["name"];
  readonly status: number;
  readonly ms: number;
  /** The mail server's reply code, or the error code. */
  readonly smtp?: number | string;
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
export const deliveryForLog = (delivery: ContactResult["delivery"]): Pick<LogEntry, "smtp" | "file"> => {
  if (delivery === undefined) return {};
  return delivery.kind === "filed" ? { file: delivery.file } : { smtp: delivery.smtp };
};

/** Name and location of an error, without its message, which may quote a visitor. */
export const errorForLog = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const trace = error.stack?.slice(`${error.name}: ${error.message}`.length) ?? "";
  const place = trace.split("\n").find((line) => line.trimStart().startsWith("at ")) ?? "";
  return `${error.name} ${place.trim()}`.trim();
};
