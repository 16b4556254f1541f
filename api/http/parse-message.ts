import { contactFields } from "../../src/contact";
import type { MessageFormat } from "./request";

/** A parsed message before validation. */
export interface ReceivedMessage {
  readonly email: string;
  readonly message: string;
  readonly honeypot: string;
  /** Infinity where it was not sent. */
  readonly elapsedMs: number;
}

const known: ReadonlySet<string> = new Set(Object.values(contactFields));
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses a body. A missing or null field counts as empty, so that validation says what is required.
 * @returns undefined for broken UTF-8, JSON or percent-encoding, an unknown or repeated field, or a value of another type
 */
export const parseMessage = (bytes: Buffer, format: MessageFormat): ReceivedMessage | undefined => {
  const fields = readFields(bytes, format);
  if (fields === undefined || [...fields.keys()].some((name) => !known.has(name))) return undefined;
  const [email, message, honeypot] = [contactFields.email, contactFields.message, contactFields.honeypot].map(
    (name) => fields.get(name) ?? "",
  );
  const elapsedMs = fields.get(contactFields.elapsed) ?? Infinity;
  if (typeof email !== "string" || typeof message !== "string" || typeof honeypot !== "string") return undefined;
  if (typeof elapsedMs !== "number" || elapsedMs < 0) return undefined;
  return { email, message, honeypot, elapsedMs };
};

/** A Map, in which `__proto__` is a name like any other. */
type Fields = ReadonlyMap<string, unknown>;

const readFields = (bytes: Buffer, format: MessageFormat): Fields | undefined => {
  try {
    const text = utf8.decode(bytes);
    return format === "json" ? readJson(text) : readForm(text);
  } catch {
    // TextDecoder, JSON.parse and decodeURIComponent throw at what they cannot read.
    return undefined;
  }
};

const readJson = (text: string): Fields | undefined => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  // JSON.parse keeps the last of two fields with one name (RFC 8259, 4). In valid JSON, strings before colons are names.
  const names = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/gsu)].filter(([, colon]) => colon !== undefined);
  return names.length === fields.size ? fields : undefined;
};

const readForm = (text: string): Fields | undefined => {
  // Throws where URLSearchParams writes U+FFFD: a message must arrive unchanged.
  decodeURIComponent(text);
  // URLSearchParams leaves out one "?" at the beginning: not the one that was sent.
  const pairs = [...new URLSearchParams(`?${text}`)];
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : undefined;
};
