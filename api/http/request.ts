/** The format of a message's body. */
export type MessageFormat = "json" | "form";

/** A request as plain data, so that tests need no server. */
export interface ContactRequest {
  /** For the log and the response. */
  readonly id: string;
  /** When its first byte came, in milliseconds since 1970. */
  readonly receivedAt: number;
  readonly method: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Undefined: its body cannot be a message, and is not read. */
  readonly format: MessageFormat | undefined;
  readonly body: ReceivedBody;
  /** The address of the connection's other end: the client's, or the last proxy's. */
  readonly peerAddress: string | undefined;
  /** Whether this connection is encrypted; behind a proxy that is not the client's connection. */
  readonly encrypted: boolean;
}

/** The result of reading the body. */
export type ReceivedBody =
  { readonly kind: "whole"; readonly bytes: Buffer } | { readonly kind: "too-large" | "too-slow" | "incomplete" };

/** A response as plain data. */
export interface ContactResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One header of a request. @param name in any case */
export const header = (headers: ContactRequest["headers"], name: string): string | undefined =>
  headers[name.toLowerCase()];

/**
 * Reads Content-Type (RFC 9110, 8.3) and Content-Encoding.
 * @returns undefined for any other type or charset, and for a compressed body
 */
export const readFormat = (headers: ContactRequest["headers"]): MessageFormat | undefined => {
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
