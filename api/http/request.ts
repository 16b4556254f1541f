/** The format of a message's body. */
export type MessageFormat = "json" | "form";

/** By lower-case name. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** A request as plain data. */
export interface ContactRequest {
  /** When its first byte came, on the clock of performance.now(), which nobody sets. */
  readonly receivedAt: number;
  readonly headers: RequestHeaders;
  /** Undefined: its body cannot be a message, and is not read. */
  readonly format: MessageFormat | undefined;
  readonly body: ReceivedBody;
}

/** The body, or why it was not read. */
export type ReceivedBody = Buffer | "too-large" | "too-slow" | "incomplete";

/** One header of a request. @param name in any case */
export const header = (headers: RequestHeaders, name: string): string | undefined => headers[name.toLowerCase()];

/**
 * Reads Content-Type (RFC 9110, 8.3) and Content-Encoding.
 * @returns undefined for any other type or charset, and for a compressed body
 */
export const readFormat = (headers: RequestHeaders): MessageFormat | undefined => {
  const contentType = header(headers, "Content-Type") ?? "";
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const inUtf8 = parameters.every((parameter) => {
    const [name, value = ""] = parameter.split("=");
    return name !== "charset" || /^"?utf-?8"?$/u.test(value);
  });
  if (!inUtf8 || !["", "identity"].includes(header(headers, "Content-Encoding") ?? "")) return undefined;
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
};
