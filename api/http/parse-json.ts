import { contactFields, functionMessages } from "../../src/contact";
import { decodeUtf8, UnreadableMessage, type ReceivedMessage } from "./received-message";

const known: ReadonlySet<string> = new Set([
  contactFields.email,
  contactFields.message,
  contactFields.honeypot,
  contactFields.elapsed,
]);

/**
 * Parses the JSON of the form's script. A missing or null field counts as empty, so that validation says
 * what is required.
 * @throws UnreadableMessage
 */
export const parseJsonMessage = (bytes: Buffer): ReceivedMessage => {
  const fields = readObject(decodeUtf8(bytes));
  if ([...fields.keys()].some((name) => !known.has(name)))
    throw new UnreadableMessage(functionMessages.unknownJsonField);

  const text = (name: string, notText: string): string => {
    const value = fields.get(name) ?? "";
    if (typeof value !== "string") throw new UnreadableMessage(notText);
    return value;
  };
  const elapsed = fields.get(contactFields.elapsed);
  if (elapsed !== undefined && !(typeof elapsed === "number" && elapsed >= 0))
    throw new UnreadableMessage(functionMessages.elapsedNotNumber);

  return {
    email: text(contactFields.email, functionMessages.emailNotText),
    message: text(contactFields.message, functionMessages.messageNotText),
    honeypot: text(contactFields.honeypot, functionMessages.honeypotNotText),
    elapsedMs: elapsed,
    formToken: "",
  };
};

/** A Map, in which `__proto__` is a name like any other. */
const readObject = (json: string): ReadonlyMap<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnreadableMessage(functionMessages.notJson);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UnreadableMessage(functionMessages.notAnObject);
  return new Map<string, unknown>(Object.entries(value));
};
