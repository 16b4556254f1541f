import { contactFields, fieldNames, readMessage } from "../../src/contact/api-contract";
import type { ContactMessage } from "../../src/contact/schema";
import type { MessageFormat } from "./request";

/** A parsed message before validation. */
export interface ReceivedMessage extends ContactMessage {
  readonly honeypot: string;
  /** Infinity where it was not sent. */
  readonly elapsedMs: number;
  /** A form had one of the fields twice; the others of its values are left out. */
  readonly isRepeated: boolean;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses a body. A missing or null field counts as empty, so that validation says what is required. Fields that are not
 * ours are ignored: browser extensions add some.
 * @returns undefined for broken UTF-8, JSON or percent-encoding, or a value of another type
 */
export const parseMessage = (bytes: Buffer, format: MessageFormat): ReceivedMessage | undefined => {
  try {
    const text = utf8.decode(bytes);
    return format === "json" ? readJson(text) : readForm(text);
  } catch {
    // TextDecoder, JSON.parse, decodeURIComponent and the readers throw at what they cannot read.
    return undefined;
  }
};

const readJson = (text: string): ReceivedMessage | undefined => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const textOf = (name: string): string => {
    const text = fields.get(name) ?? "";
    if (typeof text !== "string") throw new TypeError("This field is no text.");
    return text;
  };
  const elapsedMs = fields.get(contactFields.elapsed) ?? Infinity;
  if (typeof elapsedMs !== "number" || elapsedMs < 0) return undefined;
  return { ...readMessage(textOf), honeypot: textOf(contactFields.honeypot), elapsedMs, isRepeated: false };
};

const readForm = (text: string): ReceivedMessage => {
  // Throws where URLSearchParams writes U+FFFD: a message must arrive unchanged.
  decodeURIComponent(text);
  // URLSearchParams leaves out one "?" at the beginning: not the one that was sent.
  const fields = new URLSearchParams(`?${text}`);
  const textOf = (name: string): string => fields.get(name) ?? "";
  const isRepeated = [...fieldNames, contactFields.honeypot].some((name) => fields.getAll(name).length > 1);
  return { ...readMessage(textOf), honeypot: textOf(contactFields.honeypot), elapsedMs: Infinity, isRepeated };
};
