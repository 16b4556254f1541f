import { contactFields } from "../../src/contact";
import { decodeUtf8, UnreadableMessage, type ReceivedMessage } from "./received-message";

const known: ReadonlySet<string> = new Set([
  contactFields.email,
  contactFields.message,
  contactFields.honeypot,
  contactFields.elapsed,
]);

/**
 * Reads the JSON that the form's script sends: an object of texts. A field that is missing or null
 * counts as empty, so that the rules say what is required.
 * @throws UnreadableMessage
 */
export const parseJsonMessage = (bytes: Buffer): ReceivedMessage => {
  const fields = readObject(decodeUtf8(bytes));
  if ([...fields.keys()].some((name) => !known.has(name)))
    throw new UnreadableMessage("The message holds a field that is not known here.");

  const text = (name: string, label: string): string => {
    const value = fields.get(name) ?? "";
    if (typeof value !== "string") throw new UnreadableMessage(`${label} must be text.`);
    return value;
  };
  const elapsed = fields.get(contactFields.elapsed);
  if (elapsed !== undefined && !(typeof elapsed === "number" && elapsed >= 0))
    throw new UnreadableMessage("The elapsed time must be a number of milliseconds.");

  return {
    email: text(contactFields.email, "Email"),
    message: text(contactFields.message, "Message"),
    honeypot: text(contactFields.honeypot, "The empty field"),
    elapsedMs: elapsed,
    formToken: "",
  };
};

/** A map and not an object: `__proto__` is a name like any other in it. */
const readObject = (json: string): ReadonlyMap<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnreadableMessage("The message is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UnreadableMessage("The message must be a JSON object with email and message.");
  return new Map<string, unknown>(Object.entries(value));
};
