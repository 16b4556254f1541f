import { functionMessages } from "../../src/contact";

/** A parsed message before validation. */
export interface ReceivedMessage {
  readonly email: string;
  readonly message: string;
  readonly honeypot: string;
  readonly elapsedMs: number | undefined;
  readonly formToken: string;
}

/** A body that cannot be parsed. The error's message is for the visitor and quotes nothing of the body. */
export class UnreadableMessage extends Error {}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws UnreadableMessage when the bytes are not UTF-8 */
export const decodeUtf8 = (bytes: Buffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new UnreadableMessage(functionMessages.notUtf8);
  }
};
