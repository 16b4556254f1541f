import type { Outcome } from "./responses/result";

/** One line of the log. It holds no text, no address and no secret, so that logs may be kept and shared. */
export interface LogEntry {
  readonly at: string;
  readonly id: string;
  readonly outcome: Outcome["name"];
  readonly status: number;
  readonly ms: number;
  /** The code of the last mail server asked, or the name of what failed. */
  readonly smtp?: number | string;
  /** Which servers were asked, with what result, when it was not the first at the first try. */
  readonly tries?: readonly string[];
  /** The file in the outbox, where mails are filed. */
  readonly file?: string;
  /** Said when a visitor cannot be told from others: TRUSTED_PROXY is wrong, and all share one limit. */
  readonly visitor?: "unknown";
  /** Of a crash: the kind of error and where it arose. Of bad settings: which. */
  readonly error?: string;
}

/** Writes one JSON line. */
export const writeLog = (entry: LogEntry): void => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};

/** What the log tells of a delivery. */
export const deliveryForLog = (delivery: Outcome["delivery"]): Pick<LogEntry, "smtp" | "tries" | "file"> => {
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

/** Kind and place of an error, without its message, which may quote a visitor. */
export const errorForLog = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const trace = error.stack?.slice(`${error.name}: ${error.message}`.length) ?? "";
  const place = trace.split("\n").find((line) => line.trimStart().startsWith("at ")) ?? "";
  return `${error.name} ${place.trim()}`.trim();
};
