import { createHash, randomUUID } from "node:crypto";
import type { ContactMessage } from "../../src/contact/schema";

/** Identifies a message, so that a repeat is recognized. */
export interface IdempotencyKey {
  /** The same for each repeat of the message. */
  readonly id: string;
  readonly rememberSeconds: number;
  /** What the Message-ID is made from. */
  readonly mail: string;
  /** Eight characters by which the visitor and the studio can name the message; no key can be guessed from them. */
  readonly reference: string;
}

/** Digits and letters, without those that look or sound like others (Douglas Crockford's Base32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const referenceOf = (id: string): string =>
  Array.from(
    createHash("sha256").update(`reference:${id}`).digest().subarray(0, 8),
    (byte) => alphabet[byte % 32],
  ).join("");

const day = 24 * 60 * 60;
const tenMinutes = 10 * 60;

/**
 * The key of a message. It includes the text, because the form's script sends only the time, to ten minutes.
 *
 * A form without scripts sends no key. Its repeat (a second submit, a reload) is recognized by the same
 * text from the same client within ten minutes. JSON without a key is never a repeat.
 * @returns undefined when the sent key is none
 */
export const createIdempotencyKey = (
  message: ContactMessage,
  request: { readonly sentKey: string | undefined; readonly isForm: boolean; readonly client: string },
): IdempotencyKey | undefined => {
  const { sentKey, isForm, client } = request;
  if (sentKey !== undefined && !/^[\w-]{8,128}$/u.test(sentKey)) return undefined;
  if (isForm) {
    const id = hash("form", client, message);
    // Without the hour, a mailbox would drop the same text sent again next week as a copy.
    return {
      id,
      rememberSeconds: tenMinutes,
      mail: `${id} ${String(Math.floor(Date.now() / 3_600_000))}`,
      reference: referenceOf(id),
    };
  }
  const id = hash("key", sentKey ?? randomUUID(), message);
  return { id, rememberSeconds: day, mail: id, reference: referenceOf(id) };
};

const hash = (...parts: readonly unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");
