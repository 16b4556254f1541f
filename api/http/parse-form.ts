import { contactFields, functionMessages } from "../../src/contact";
import { decodeUtf8, UnreadableMessage, type ReceivedMessage } from "./received-message";

const known: ReadonlySet<string> = new Set([
  contactFields.email,
  contactFields.message,
  contactFields.honeypot,
  contactFields.formToken,
]);

/**
 * Parses an application/x-www-form-urlencoded body. Stricter than URLSearchParams, which replaces invalid
 * bytes by U+FFFD: a message must arrive unchanged.
 * @throws UnreadableMessage
 */
export const parseFormMessage = (bytes: Buffer): ReceivedMessage => {
  const fields = new Map<string, string>();
  for (const pair of decodeUtf8(bytes).split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decodePart(equals === -1 ? pair : pair.slice(0, equals));
    if (!known.has(name)) throw new UnreadableMessage(functionMessages.unknownFormField);
    if (fields.has(name)) throw new UnreadableMessage(functionMessages.repeatedFormField);
    fields.set(name, equals === -1 ? "" : decodePart(pair.slice(equals + 1)));
  }
  return {
    email: fields.get(contactFields.email) ?? "",
    message: fields.get(contactFields.message) ?? "",
    honeypot: fields.get(contactFields.honeypot) ?? "",
    elapsedMs: undefined,
    formToken: fields.get(contactFields.formToken) ?? "",
  };
};

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    throw new UnreadableMessage(functionMessages.formUnreadable);
  }
};
