import { contactFields } from "../../src/contact";
import { decodeUtf8, UnreadableMessage, type ReceivedMessage } from "./received-message";

const known: ReadonlySet<string> = new Set([
  contactFields.email,
  contactFields.message,
  contactFields.honeypot,
  contactFields.formToken,
]);

/**
 * Reads what a browser sends for a form without scripts. Stricter than URLSearchParams, which puts
 * U+FFFD in the place of what it cannot read: a message must not change on its way.
 * @throws UnreadableMessage
 */
export const parseFormMessage = (bytes: Buffer): ReceivedMessage => {
  const fields = new Map<string, string>();
  for (const pair of decodeUtf8(bytes).split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decodePart(equals === -1 ? pair : pair.slice(0, equals));
    if (!known.has(name)) throw new UnreadableMessage("The form holds a field that is not known here.");
    if (fields.has(name)) throw new UnreadableMessage("The form holds a field twice.");
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
    throw new UnreadableMessage("The form could not be read.");
  }
};
