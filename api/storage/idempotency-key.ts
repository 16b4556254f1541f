import { createHash } from "node:crypto";
import { idempotencyHeaderName, type ContactMessage } from "../../src/contact";
import { header, type ContactRequest } from "../http/request";

/** Names a message, so that a repeat of it is known. */
export interface MessageKey {
  /** The same for the same message, to be remembered by. */
  readonly once: string;
  readonly rememberSeconds: number;
  /** What the Message-ID is made from. */
  readonly mail: string;
}

const day = 24 * 60 * 60;
const tenMinutes = 10 * 60;

/** Says whether a header is a key: the form's script sends a UUID. Left out is right, too. */
export const isGoodKeyHeader = (header: string | undefined): boolean =>
  header === undefined || /^[\w-]{8,128}$/u.test(header);

/**
 * The key of a message. The text is part of it: a page that uses one key for two messages loses
 * neither.
 *
 * A form without scripts has no key to send. Its repeat, by a second press or a reload, is known by
 * the same text from the same visitor within ten minutes. JSON without a key is never a repeat.
 */
export const messageKey = (
  message: ContactMessage,
  request: { readonly headers: ContactRequest["headers"]; readonly isForm: boolean; readonly visitor: string },
  now: number,
  newId: () => string,
): MessageKey => {
  const sent = header(request.headers, idempotencyHeaderName);
  if (sent === undefined && request.isForm) {
    const once = hash("form", request.visitor, message.email, message.message);
    // Without the hour, the same text sent again next week would look like a copy to a mailbox.
    return { once, rememberSeconds: tenMinutes, mail: `${once} ${String(Math.floor(now / 3_600_000))}` };
  }
  const once = hash("key", sent ?? newId(), message.email, message.message);
  return { once, rememberSeconds: day, mail: once };
};

const hash = (...parts: readonly string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");
